import { diffWordsWithSpace, type Change } from 'diff';
import type { LocaleCode } from '../../../src/contract/locale-codes';

interface WordByWordProps {
  before: string;
  after: string;
  /** Which of them is shown. */
  side: 'before' | 'after';
  lang?: LocaleCode | undefined;
  label: string;
}

/** One of two texts, with what the other one has not. */
export function WordByWord({ before, after, side, lang, label }: WordByWordProps) {
  return (
    <p lang={lang} aria-label={label}>
      {differences(before, after).map(({ value, added, removed }, index) => {
        if (side === 'before' ? added : removed) return null;
        if (removed) return <del key={index}>{value}</del>;
        return added ? <ins key={index}>{value}</ins> : value;
      })}
    </p>
  );
}

/**
 * Word by word; of an amount or another figure all of it, since a part says nothing. Spaces count: `diffWords` takes those of
 * what both have from the later text, so that before `[italic: Oak] sideboard` stood `Oaksideboard`.
 */
const differences = (before: string, after: string): Change[] =>
  /\p{L}/u.test(before + after)
    ? diffWordsWithSpace(before, after)
    : [...diffWordsWithSpace(before, ''), ...diffWordsWithSpace('', after)];
