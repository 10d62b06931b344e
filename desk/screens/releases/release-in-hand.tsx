import { useEffect, useRef } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { allows } from '../../../api/people/contract/permissions';
import type { ReleaseLine } from '../../../api/releases/contract/releases';
import { duration } from './build-words';
import { useMe } from '../../app/data';
import { ItemName } from '../../app/items/item-name';
import { Piece } from '../../app/items/piece';
import { Steps } from './steps';
import { FoldedLog } from './folded-log';
import { releaseWords } from './release-words';
import { useLanguage } from '../../app/words';
import { GoingBack } from './going-back';

const MB = 1_000_000;

const standStyles: ThemeUICSSObject = { mt: 3, borderBottom: 'ink', borderBottomColor: 'text' };
const listStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  '& li': { py: 'caption', borderBottom: 'rule' },
};

interface InHandProps {
  line: ReleaseLine;
  current: string;
  retryAt: string | null;
  onLeave: () => void;
}

export function ReleaseInHand({ line, current, retryAt, onLeave }: InHandProps) {
  const language = useLanguage();
  const { say, time, at } = language;
  const { may } = useMe();
  const place = useRef<HTMLElement>(null);
  // On narrow windows it is below the list. Newer browsers return a promise, which is no clean-up.
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), []);
  const { outcome, number, items, by, startedAt, endedAt, otherPages, step, cause, reason, release } = line;
  const took = endedAt && line.steps ? (Date.parse(endedAt) - Date.parse(startedAt)) / 1000 : undefined;
  const facts = [
    time(endedAt ?? startedAt),
    ...by,
    ...(took !== undefined && outcome === 'released'
      ? [say('time.took', { time: duration(say, took) })]
      : []),
  ];
  const [first] = items;
  const title =
    outcome === 'failed' || outcome === 'stopped' || outcome === 'cut-off'
      ? say('releases.none')
      : say('releases.number', { number: String(number ?? '') });
  return (
    <aside ref={place} aria-labelledby="in-hand" sx={{ scrollMarginBlock: 'aboveFloor' }}>
      <p sx={{ variant: 'text.over' }}>{facts.join(', ')}</p>
      <h2 id="in-hand" sx={{ variant: 'text.title', mt: 1 }}>
        {outcome === 'back' ? releaseWords(language, line) : title}
      </h2>
      {first?.picture && (
        <div sx={standStyles}>
          <Piece picture={first.picture} width={220} height={180} />
        </div>
      )}
      <ul sx={listStyles}>
        {items.map((item) => (
          <li key={item.file}>
            <ItemName item={item} />
          </li>
        ))}
        {items.length === 0 && outcome !== 'back' && <li>{releaseWords(language, line)}</li>}
      </ul>
      {line.pages !== undefined && <p sx={{ variant: 'text.muted', mt: 2 }}>{sizeOf(line)}</p>}
      {cause && (
        <div sx={{ mt: 3 }}>
          <p>{say(`cause.${cause}`)}</p>
          {step && <Steps step={step} isFailed />}
          <p sx={{ variant: 'text.muted', mt: 3 }}>
            {say('releases.stayed')} {retryAt && say('today.retry', { time: at(retryAt) })}
          </p>
          <FoldedLog text={reason ?? ''} />
        </div>
      )}
      {release && otherPages !== null && allows(may, 'everything') && (
        <GoingBack
          line={{ release, otherPages, number: String(number ?? release) }}
          from={current}
          onLeave={onLeave}
        />
      )}
    </aside>
  );

  function sizeOf({ pages = 0, changedPages, bytes }: ReleaseLine): string {
    return [
      say('releases.pages', { count: pages }),
      ...(changedPages === undefined ? [] : [say('releases.changed', { count: changedPages })]),
      ...(bytes === undefined
        ? []
        : [say('releases.megabytes', { count: Math.max(1, Math.round(bytes / MB)) })]),
    ].join(', ');
  }
}
