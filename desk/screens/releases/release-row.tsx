import type { ThemeUICSSObject } from 'theme-ui';
import type { ReleaseLine, Site } from '../../../api/releases/contract/releases';
import { Piece } from '../../app/items/piece';
import { State } from '../../app/parts/state';
import { releaseWords } from './release-words';
import { useLanguage, type Say } from '../../app/words';
import { COLUMNS, EDGE, ON_PHONE } from '../../theme/measures';

const rowStyles: ThemeUICSSObject = {
  position: 'relative',
  borderBottom: 'rule',
  '& > button': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: COLUMNS.release,
    columnGap: 3,
    alignItems: 'center',
    width: '100%',
    minHeight: 'shelf',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& > button > span:nth-of-type(2)': {
    display: 'flex',
    gap: 'touch',
    alignItems: 'flex-end',
    alignSelf: 'end',
    overflow: 'hidden',
  },
  // The mark of the current row is at the edge of the window.
  '&[data-in-hand]::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 'hairlineUp',
    left: 'beyondMargin',
    right: 'rowOut',
    bg: 'surface',
    borderBottom: 'ink',
    borderLeft: EDGE,
    borderColor: 'text',
  },
  '.theme-ui-dark &[data-in-hand]::before': { borderColor: 'accent' },
  [ON_PHONE]: {
    '& > button': { gridTemplateColumns: COLUMNS.releasePhone, py: 2 },
    '& > button > span:nth-of-type(2)': { display: 'none' },
    '& > button > span:last-of-type': { gridColumn: 2, pt: 1 },
  },
};
const PIECES = 2;

interface RowProps {
  line: ReleaseLine;
  /** Given for the row of the running build. */
  running: Site['build'] | undefined;
  isInHand: boolean;
  onTake: () => void;
}

export function ReleaseRow({ line, running, isInHand, onTake }: RowProps) {
  const language = useLanguage();
  const { say, time } = language;
  const { number, outcome, items, by, startedAt, endedAt } = line;
  const shown = outcome === 'released' ? number : running?.number;
  const when = [...by, time(endedAt ?? startedAt)].join(', ');
  return (
    <li sx={rowStyles} data-in-hand={isInHand || undefined}>
      <button type="button" aria-pressed={isInHand} onClick={onTake}>
        <span sx={{ variant: 'text.title' }}>{shown ?? '–'}</span>
        <span>
          {items.slice(0, PIECES).map(({ file, picture }) => (
            <Piece key={file} picture={picture} width={49} height={54} />
          ))}
        </span>
        <span>
          {releaseWords(language, line)}
          <span sx={{ variant: 'text.muted', display: 'block' }}>{when}</span>
        </span>
        <span sx={{ variant: 'text.cap', color: 'muted' }}>{stateOf(say, line, running)}</span>
      </button>
    </li>
  );
}

function stateOf(say: Say, { outcome, isCurrent, otherPages }: ReleaseLine, running: RowProps['running']) {
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
