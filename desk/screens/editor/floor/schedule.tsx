import { useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { call } from '../../../app/line/call';
import { keepAnswer, useChange, useMe } from '../../../app/data';
import { forgetBelow } from '../../../app/lists/use-pages';
import { momentOf, parisTime } from '../../../app/paris-time';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { Panel } from '../../../app/parts/panel';
import { useLanguage } from '../../../app/words';
import type { OpenItem, Schedule as Planned } from '../../../../api/content/contract/item';
import { writersOf } from '../../../../api/content/contract/writers';
import { useEditor, useEditState } from '../../../editing/editor-context';
import { Radios } from '../../../fields/parts/radios';
import { IN_LINE } from '../../../theme/editor/layout';
import { theirsIn } from '../theirs/theirs-in';
import { nextMorning, TimeToChoose } from './time-to-choose';

const styles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  p: 4,
  justifyItems: 'start',
  // What is read aloud when there is something to say takes no room before.
  '& > p:empty': { position: 'absolute' },
  '& button': { maxWidth: '100%', whiteSpace: 'normal' },
  '& [data-input] > button': { whiteSpace: 'nowrap' },
};

interface ScheduleProps {
  /** Does it at once; undefined where it cannot be done. */
  now: Partial<Record<Planned['act'], (() => void) | undefined>>;
  onClose: () => void;
}

/** Makes changes public, or takes an item off the site, at once or at a time (DESK.md, 04). */
export function Schedule({ now, onClose }: ScheduleProps) {
  const language = useLanguage();
  const { say, due } = language;
  const { name: me } = useMe();
  const { shelf, session } = useEditor();
  const { item, unsent } = useEditState();
  const { schedule, draft, state } = item;
  const canPublish = draft !== null || unsent.length > 0 || (state !== 'public' && state !== 'changed');
  const [act, setAct] = useState<Planned['act']>(schedule?.act ?? (canPublish ? 'publish' : 'withdraw'));
  const [isNow, setNow] = useState(false);
  const [opened] = useState(() => new Date());
  const [time, setTime] = useState(() => (schedule ? parisTime(new Date(schedule.at)) : nextMorning(opened)));
  const moment = momentOf(time.day, time.hour);
  const atOnce = now[act];
  const done = (next: OpenItem): void => {
    keepAnswer('/items/:shelf/:id', next, { params: item });
    session.take(next);
    void forgetBelow('/items/');
    onClose();
  };
  const set = useChange(async (at: string) => {
    // What was typed last goes with it.
    await session.flush();
    const { fault } = session.state();
    if (fault !== undefined) throw fault;
    return call('PUT /items/:shelf/:id/schedule', { params: item, body: { act, at } });
  }, done);
  const drop = useChange(() => call('DELETE /items/:shelf/:id/schedule', { params: item }), done);
  const count = draft?.changes.length ?? 0;
  const isNew = state !== 'public' && state !== 'changed';
  const title =
    act === 'withdraw'
      ? say('acts.withdrawIt')
      : isNew || count === 0
        ? say('acts.publishIt')
        : say('acts.publishThem', { count });
  const isForNow = isNow && atOnce !== undefined;
  // At once it is asked; at its time nobody may be there.
  const theirs =
    act === 'publish' && !isForNow
      ? theirsIn([{ shelf, id: item.id, writers: writersOf(draft?.changes ?? []) }], me, language)
      : [];
  return (
    <Panel label={title} at="floor" onClose={onClose}>
      <form
        sx={styles}
        onSubmit={(event) => {
          event.preventDefault();
          if (isForNow) {
            atOnce();
            onClose();
          } else if (moment && moment > opened) set.mutate(moment.toISOString());
        }}
      >
        <h2 sx={{ variant: 'text.title' }}>{title}</h2>
        {!canPublish && !schedule && <p sx={{ variant: 'text.muted' }}>{say('acts.changeFirst')}</p>}
        {canPublish && now.withdraw && (
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
        {atOnce && (
          <div role="radiogroup" aria-label={say('acts.when')}>
            <Radios
              name="when"
              value={isNow ? 'now' : 'later'}
              of={[
                { value: 'now', word: say('acts.now') },
                { value: 'later', word: say('acts.atTime') },
              ]}
              onChoose={(value) => setNow(value === 'now')}
            />
          </div>
        )}
        {isForNow ? (
          <p sx={{ variant: 'text.muted' }}>
            {say(act === 'publish' ? 'acts.nowPublic' : 'editor.withdrawText')}
          </p>
        ) : (
          <TimeToChoose
            {...{ act, time }}
            now={opened}
            // An event is the occasion of all others; types and pages are about none.
            hasEvents={shelf === 'works' || shelf === 'creators' || shelf === 'press'}
            onChoose={setTime}
          />
        )}
        {theirs.map((one) => (
          <p key={one.name}>{say('theirs.publish', { ...one })}</p>
        ))}
        <FaultText error={set.error ?? drop.error} />
        <div sx={IN_LINE}>
          {isForNow ? (
            <Button type="submit">{say(act === 'publish' ? 'editor.publish' : 'editor.withdraw')}</Button>
          ) : (
            <Button type="submit" isBusy={set.isPending} disabled={!moment || moment <= opened}>
              {say('acts.setTime', { time: moment ? due(moment.toISOString()) : '' })}
            </Button>
          )}
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
