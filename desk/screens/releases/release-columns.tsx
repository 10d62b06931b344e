import { useMemo } from 'react';
import type { ReleaseLine, Site } from '../../../api/releases/contract/releases';
import { Piece } from '../../app/items/piece';
import { State } from '../../app/parts/state';
import { useLanguage, type Say } from '../../app/words';
import type { Column } from '../../collection-list/columns';
import { releaseWords } from './release-words';

type Build = Site['build'] | undefined;

const PIECES = 2;

/** Of each version: its number, two of its pieces, what it changed and when, and how it stands. @param build under way */
export function useReleaseColumns(build: Build): readonly Column<ReleaseLine>[] {
  const language = useLanguage();
  const { say, time } = language;
  return useMemo(() => {
    const runningOf = ({ outcome }: ReleaseLine): Build => (outcome ? undefined : build);
    return [
      {
        ...{ id: 'number', head: undefined, isRowHeader: true },
        cell: (line) => (line.outcome === 'released' ? line.number : runningOf(line)?.number) ?? '–',
      },
      {
        ...{ id: 'pieces', head: undefined, from: 'tablet' as const },
        cell: ({ items }) =>
          items
            .slice(0, PIECES)
            .map(({ file, picture }) => <Piece key={file} picture={picture} width={49} height={54} />),
      },
      {
        ...{ id: 'words', head: undefined },
        cell: (line) => (
          <>
            {releaseWords(language, line)}
            <span sx={{ variant: 'text.muted', display: 'block' }}>
              {[...line.by, time(line.endedAt ?? line.startedAt)].join(', ')}
            </span>
          </>
        ),
      },
      { id: 'state', head: undefined, cell: (line) => stateOf(say, line, runningOf(line)) },
    ];
  }, [build, language, say, time]);
}

function stateOf(say: Say, { outcome, isCurrent, otherPages }: ReleaseLine, running: Build) {
  if (running) {
    const pages = running.done === undefined ? '' : `, ${running.done} / ${running.of}`;
    return <span sx={{ color: 'text' }}>{say(`step.${running.step}`) + pages}</span>;
  }
  if (isCurrent) return <State is="public">{say('releases.now')}</State>;
  if (outcome === 'failed') return <State is="refused">{say('releases.failed')}</State>;
  if (outcome === 'released') return say(otherPages === null ? 'releases.gone' : 'releases.canBe');
  if (outcome === 'stopped') return say('releases.stopped');
  if (outcome === 'back') return say('releases.back');
  return say(outcome ? 'releases.cutOff' : 'releases.running');
}
