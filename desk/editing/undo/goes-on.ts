import { differenceOf } from './difference';
import { onePart } from './one-part';

/** ms; what is typed without a longer pause is written in one go, and a word even with a longer one. */
const PAUSE_MS = 1_000;
const WORD_MS = 5_000;
/** Characters after which the next word begins another step. */
const LONG = 40;
/** Characters that nobody types at once: something was pasted, or taken out as a whole. */
const MANY = 20;

interface Change {
  from: unknown;
  to: unknown;
}

/** An empty text is none. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Whether a change of a text belongs to the one before, so that both are taken back at once: words as they are typed, some at a
 * time.
 *
 * @param after ms since the one before
 */
export function goesOn(before: Change, change: Change, after: number): boolean {
  const [part, earlier] = [onePart(change), onePart(before)];
  const isText = typeof part.from === 'string' || typeof part.to === 'string';
  if (!isText || part.place !== earlier.place) return false;
  const typed = differenceOf(textOf(part.from), textOf(part.to));
  if (Math.max(typed.put.length, typed.taken.length) >= MANY) return false;
  const sofar = differenceOf(textOf(earlier.from), textOf(earlier.to));
  const isInWord =
    /[\p{L}\p{N}]$/u.test(textOf(part.from).slice(0, typed.at)) && /^[\p{L}\p{N}]/u.test(typed.put);
  const caret = sofar.at + sofar.put.length;
  // After a pause only the word that was begun, where the caret was left.
  if (after >= PAUSE_MS) return isInWord && after < WORD_MS && typed.at === caret;
  const isThere = typed.at + typed.taken.length >= sofar.at && typed.at <= caret;
  const isShort = sofar.taken.length < MANY && (typed.put === '' || sofar.put.length < LONG);
  return isThere && (isInWord || isShort);
}
