import { useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { call } from '../../../app/line/call';
import { keepAnswer, useChange } from '../../../app/data';
import { forgetBelow } from '../../../app/lists/use-pages';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { Panel } from '../../../app/parts/panel';
import { Day, Hour } from '../../../app/parts/times/times';
import { useLanguage } from '../../../app/words';
import type { OpenItem, Schedule as Planned } from '../../../contract/items/item';
import { useEditor, useEditState } from '../../../editing/editor-context';
import { pathOfItem } from '../../../editing/use-session';
import { Radios } from '../../../fields/parts/radios';
import { momentOf, parisTime, tomorrowAt } from '../../../app/paris-time';

const styles: ThemeUICSSObject = {
  display: 'grid',
  gap: 3,
  p: 4,
  justifyItems: 'start',
  // What is read aloud when there is something to say takes no room before.
  '& > p:empty': { position: 'absolute' },
  '& button': { maxWidth: '100%', whiteSpace: 'normal' },
};
const rowStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 2,
  alignItems: 'center',
};
/** When most galleries open. */
const MORNING = '09:00';

interface ScheduleProps {
  canWithdraw: boolean;
  onClose: () => void;
}

/** Makes changes public, or takes an item off the site, at a time (DESK.md, 04). */
export function Schedule({ canWithdraw, onClose }: ScheduleProps) {
  const { say, due } = useLanguage();
  const { session } = useEditor();
  const { item, unsent } = useEditState();
  const { schedule, draft, state } = item;
  const canPublish = draft !== null || unsent.length > 0 || (state !== 'public' && state !== 'changed');
  const [act, setAct] = useState<Planned['act']>(schedule?.act ?? (canPublish ? 'publish' : 'withdraw'));
  const [opened] = useState(() => new Date());
  const [{ day, hour }, setTime] = useState(() =>
    parisTime(schedule ? new Date(schedule.at) : tomorrowAt(MORNING, opened)),
  );
  const moment = momentOf(day, hour);
  const isOver = moment !== undefined && moment.getTime() <= opened.getTime();
  const path = `${pathOfItem(item)}/schedule`;
  const done = (next: OpenItem): void => {
    keepAnswer(pathOfItem(item), next);
    session.take(next);
    void forgetBelow('/items/');
    onClose();
  };
  const set = useChange(async (at: string) => {
    // What was typed last goes with it.
    await session.flush();
    const { fault } = session.state();
    if (fault !== undefined) throw fault;
    return call<OpenItem>('PUT', path, { act, at });
  }, done);
  const drop = useChange(() => call<OpenItem>('DELETE', path), done);
  const count = draft?.changes.length ?? 0;
  const isNew = state !== 'public' && state !== 'changed';
  const title =
    act === 'withdraw'
      ? say('acts.withdrawIt')
      : isNew || count === 0
        ? say('acts.publishIt')
        : say('acts.publishThem', { count });
  return (
    <Panel label={title} isOverFloor onClose={onClose}>
      <form
        sx={styles}
        onSubmit={(event) => {
          event.preventDefault();
          if (moment && !isOver) set.mutate(moment.toISOString());
        }}
      >
        <h2 sx={{ variant: 'text.title' }}>{title}</h2>
        {canPublish && canWithdraw && (
          <div role="radiogroup" aria-label={say('acts.what')}>
            <Radios
              name="act"
              value={act}
              of={[
                { value: 'publish', word: say('acts.toPublish') },
                { value: 'withdraw', word: say('acts.toWithdraw') },
              ]}
              onChoose={(value) => setAct(value as Planned['act'])}
            />
          </div>
        )}
        <div sx={rowStyles}>
          <Day
            label={say('acts.day')}
            value={day}
            min={parisTime(opened).day}
            onChange={(next) => setTime({ day: next, hour })}
          />
          <Hour label={say('acts.hour')} value={hour} onChange={(next) => setTime({ day, hour: next })} />
        </div>
        <Button look="link" onClick={() => setTime(parisTime(tomorrowAt(MORNING, opened)))}>
          {say('acts.tomorrow')}
        </Button>
        <p sx={{ variant: 'text.muted' }}>
          {say(act === 'publish' ? 'acts.untilPublic' : 'acts.untilWithdrawn')}
        </p>
        {isOver && (
          <p role="alert" sx={{ variant: 'text.fault' }}>
            {say('acts.over')}
          </p>
        )}
        <FaultText error={set.error ?? drop.error} />
        <div sx={rowStyles}>
          <Button type="submit" isBusy={set.isPending} disabled={!moment || isOver}>
            {say('acts.setTime', { time: moment ? due(moment.toISOString()) : '' })}
          </Button>
          {schedule && (
            <Button look="link" isBusy={drop.isPending} onClick={() => drop.mutate()}>
              {say('acts.dropTime')}
            </Button>
          )}
          <Button look="link" onClick={onClose}>
            {say('cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
