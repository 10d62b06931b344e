import type { CatalogueProblem } from '../../../api/loading/catalogue-problem';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { Conflict, Finding } from '../../contract/items/item';

/** How each problem of the catalogue's files is called in `finding.<name>`. */
const NAMES: [pattern: RegExp, name: string][] = [
  [/is already the slug of/, 'slugTaken'],
  [/is reserved/, 'slugReserved'],
  [/^is missing$|^Expected required property$/, 'missing'],
  [/^Expected string length greater/, 'missing'],
  [/has no slug\./, 'typeNotInLanguage'],
  [/^none of them is published/, 'noPublicCreator'],
  [/^there is no day/, 'noDay'],
  [/^there is no time zone/, 'noTimeZone'],
  [/^there is no /, 'brokenReference'],
  [/^lies before/, 'endsBeforeStart'],
  [/^does not lie after/, 'endsBeforeStart'],
  [/^needs starts_at/, 'endWithoutStart'],
  [/^the file /, 'noFile'],
];

/** What keeps files from being published. */
export const findingsOf = (problems: readonly CatalogueProblem[]): Finding[] =>
  problems.map(({ field, message }) => ({
    path: field,
    name: NAMES.find(([pattern]) => pattern.test(message))?.[1] ?? 'unfit',
    text: message,
    severity: 'error',
    locale:
      LOCALE_CODES.find((code) => field.split('.').includes(code) || message.includes(`'${code}'`)) ?? null,
  }));

/** A field of a draft that the file has changed since. */
export const conflictFindings = (conflicts: readonly Conflict[]): Finding[] =>
  conflicts.map(({ path }) => ({ path, name: 'conflict', text: '', severity: 'error', locale: null }));
