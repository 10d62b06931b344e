import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { OUTCOME_NAMES } from './outcomes';
import type { Filter, LookedAt, LookedAtRow, Unknown } from '../../../../api/import-export/contract/looking';
import { nameKey } from '../../../../api/import-export/contract/name-key';
import { useEnd } from '../../../app/lists/use-pages';
import { useSay } from '../../../app/words';
import { LIST_SWITCH, OUTCOMES_ROW, TRIAL } from '../../../theme/lists';
import { setStrict } from '../hand/list-in-hand';
import { TrialRow } from './trial-row';

interface TrialProps {
  first: LookedAt;
  lines: readonly LookedAtRow[];
  pages: { hasNextPage: boolean; fetchNextPage: () => unknown };
  outcome: Filter | undefined;
  onOutcome: (outcome: Filter | undefined) => void;
  isStrict: boolean;
}

/** What each row of the list would do; nothing is written. */
export function Trial({ first, lines, pages, outcome, onOutcome, isStrict }: TrialProps) {
  const say = useSay();
  const end = useEnd<HTMLLIElement>(pages);
  const rows = useFocusInRows();
  const { counts, unknown, creators, types, millimetres, taken } = first;
  const names = useMemo(
    () => ({ unknown: byName(unknown), creators, types, taken }),
    [unknown, creators, types, taken],
  );
  const all = OUTCOME_NAMES.reduce((sum, one) => sum + counts[one], 0);
  const filters = [
    { value: undefined, word: say('list.all'), count: all },
    ...([...OUTCOME_NAMES, 'partly'] as const).map((one) => ({
      value: one,
      word: say(`list.${one}`),
      count: counts[one],
    })),
  ].filter(({ value, count }) => value === undefined || value === outcome || count > 0);
  return (
    <section ref={rows} aria-label={say('list.outcomes')}>
      <div role="group" aria-label={say('list.outcomes')} sx={OUTCOMES_ROW}>
        {filters.map(({ value, word, count }) => (
          <button key={word} type="button" aria-pressed={value === outcome} onClick={() => onOutcome(value)}>
            <span>{word}</span>
            <sup>{say('visitors.number', { count })}</sup>
          </button>
        ))}
      </div>
      <ol sx={TRIAL}>
        {lines.map((row) => (
          <TrialRow key={row.number} {...{ row, names, millimetres }} />
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {(counts.partly > 0 || isStrict) && (
        <label sx={LIST_SWITCH}>
          <input type="checkbox" checked={isStrict} onChange={({ target }) => setStrict(target.checked)} />
          {say('list.strict')}
        </label>
      )}
      {lines.length === 0 && <p sx={{ variant: 'text.muted' }}>{say('list.none')}</p>}
      <p sx={{ variant: 'text.note', color: 'muted', mt: 3 }}>{say('list.trial')}</p>
    </section>
  );
}

/** What is answered takes its button along: the focus goes to what the row says then, or to the row in its place, or to the filter. */
function useFocusInRows(): RefObject<HTMLElement> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = section.current;
    if (!here) return undefined;
    let left: { control: Element; row: number } | undefined;
    const note = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest('li[data-row]') : null;
      left = row ? { control: target as Element, row: rowOf(row) } : undefined;
    };
    const goOn = (): void => {
      if (!left || left.control.isConnected || document.activeElement !== document.body) return;
      const { row } = left;
      const rows = [...here.querySelectorAll('li[data-row]')];
      const next = rows.find((one) => rowOf(one) >= row) ?? rows.at(-1) ?? here;
      const control = next.querySelector<HTMLElement>('[data-outcome] :is(button, summary, input)');
      (control ?? here.querySelector<HTMLElement>('[aria-pressed=true]'))?.focus();
    };
    const watch = new MutationObserver(goOn);
    watch.observe(here, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
  return section;
}

const rowOf = (row: Element): number => Number(row.getAttribute('data-row'));

/** By the field and the name. */
const byName = (unknown: readonly Unknown[]): ReadonlyMap<string, Unknown> =>
  new Map(
    unknown.map((one) => [`${one.kind === 'creator' ? 'creators' : 'type'} ${nameKey(one.name)}`, one]),
  );
