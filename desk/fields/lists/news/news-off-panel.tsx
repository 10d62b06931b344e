import { useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { keepAnswer, useChange } from '../../../app/data';
import { call } from '../../../app/line/call';
import { forgetBelow } from '../../../app/lists/use-pages';
import { momentOf, parisTime } from '../../../app/paris-time';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { Panel } from '../../../app/parts/panel';
import { Day, Hour } from '../../../app/parts/times/times';
import { useLanguage } from '../../../app/words';
import type { OpenItem } from '../../../../api/content/contract/item';
import type { NewsEnd } from '../../../../api/content/contract/news-end';
import { useEditor } from '../../../editing/editor-context';
import { DAY_AND_HOUR, IN_LINE } from '../../../theme/editor/layout';

const MINUTE_MS = 60_000;

/** The end of the week that it is in Paris a minute later, so that it is to come: ‘until Sunday’ means all of it. */
function endOfWeek(now: Date): ReturnType<typeof parisTime> {
  const noon = new Date(`${parisTime(new Date(now.getTime() + MINUTE_MS)).day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + ((7 - noon.getUTCDay()) % 7));
  return { day: parisTime(noon).day, hour: '23:59' };
}

const styles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  p: 4,
  justifyItems: 'start',
  '& button': { maxWidth: '100%', whiteSpace: 'normal' },
  '& [data-input] > button': { whiteSpace: 'nowrap' },
};

interface NewsOffPanelProps {
  news: string;
  end: NewsEnd | undefined;
  onClose: () => void;
}

export function NewsOffPanel({ news, end, onClose }: NewsOffPanelProps) {
  const { say, due } = useLanguage();
  const { session } = useEditor();
  const [opened] = useState(() => new Date());
  const [{ day, hour }, setTime] = useState(() => (end ? parisTime(new Date(end.at)) : endOfWeek(opened)));
  const moment = momentOf(day, hour);
  const isLater = moment !== undefined && moment > opened;
  const done = (next: OpenItem): void => {
    keepAnswer('/items/:shelf/:id', next, { params: next });
    session.take(next);
    void forgetBelow('/today');
    onClose();
  };
  const set = useChange(async (at: string) => {
    // The desk may not know of the piece yet.
    await session.flush();
    const { fault } = session.state();
    if (fault !== undefined) throw fault;
    return call('PUT /home/news/:news/end', { params: { news }, body: { at } });
  }, done);
  const drop = useChange(() => call('DELETE /home/news/:news/end', { params: { news } }), done);
  return (
    <Panel label={say('newsEnd.title')} at="floor" onClose={onClose}>
      <form
        sx={styles}
        onSubmit={(event) => {
          event.preventDefault();
          if (isLater) set.mutate(moment.toISOString());
        }}
      >
        <h2 sx={{ variant: 'text.title' }}>{say('newsEnd.title')}</h2>
        <div sx={DAY_AND_HOUR}>
          <Day
            label={say('acts.day')}
            value={day}
            min={parisTime(opened).day}
            onChange={(next) => setTime({ day: next, hour })}
          />
          <Hour label={say('acts.hour')} value={hour} onChange={(next) => setTime({ day, hour: next })} />
        </div>
        <p sx={{ variant: 'text.muted' }}>{say('newsEnd.until')}</p>
        {moment && !isLater && (
          <p role="alert" sx={{ variant: 'text.fault' }}>
            {say('acts.over')}
          </p>
        )}
        <FaultText error={set.error ?? drop.error} />
        <div sx={IN_LINE}>
          <Button type="submit" isBusy={set.isPending} disabled={!isLater}>
            {say('acts.setTime', { time: moment ? due(moment.toISOString()) : '' })}
          </Button>
          {end && (
            <Button look="link" isBusy={drop.isPending} onClick={() => drop.mutate()}>
              {say('newsEnd.drop')}
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
