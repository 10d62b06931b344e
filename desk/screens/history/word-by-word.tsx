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

/** Words and spaces: looking for the shortest way from one text to the other takes the square of its length. */
const MOST_DIFFERENCES = 300;

/**
 * Word by word; of an amount or another figure all of it, since a part says nothing. Spaces count: `diffWords` takes those of
 * what both have from the later text, so that before `[italic: Oak] sideboard` stood `Oaksideboard`.
 */
const differences = (before: string, after: string): Change[] =>
  (/\p{L}/u.test(before + after)
    ? diffWordsWithSpace(before, after, { maxEditLength: MOST_DIFFERENCES })
    : undefined) ?? asWhole(before, after);

/** All between the words that both begin with and those that both end with. */
function asWhole(before: string, after: string): Change[] {
  const [one, other] = [before, after].map((text) => text.split(/(?<=\s)/)) as [string[], string[]];
  const most = Math.min(one.length, other.length);
  let begin = 0;
  while (begin < most && one[begin] === other[begin]) begin += 1;
  let end = 0;
  while (end < most - begin && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const part = (words: string[], from: number, to: number, rest: Partial<Change>): Change[] => {
    const value = words.slice(from, to).join('');
    return value === '' ? [] : [{ value, count: 1, added: false, removed: false, ...rest }];
  };
  return [
    ...part(one, 0, begin, {}),
    ...part(one, begin, one.length - end, { removed: true }),
    ...part(other, begin, other.length - end, { added: true }),
    ...part(other, other.length - end, other.length, {}),
  ];
}
