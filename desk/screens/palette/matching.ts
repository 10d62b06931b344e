import { fold } from '../../../src/contract/text/fold';

/** Between what an entry is called and what else it is found by. */
const ELSE = '\n';
const BETWEEN_WORDS = /[\s,’'-]+/;
/** Characters; fewer begin one of the other words of nearly every entry. */
const SHORTEST = 2;

export const searchText = (called: readonly string[], also: readonly string[]): string =>
  called.join(' ') + ELSE + also.join(' ');

/** Each word that is typed is somewhere in what it is called, or begins one of its other words. */
export function isFound(searched: string, typed: string): boolean {
  const [called = '', also = ''] = fold(searched).split(ELSE);
  const others = typed.trim().length < SHORTEST ? [] : also.split(BETWEEN_WORDS);
  return fold(typed)
    .split(BETWEEN_WORDS)
    .every((word) => called.includes(word) || others.some((other) => other.startsWith(word)));
}
