import type { CatalogueProblem } from '../published/catalogue-content';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { FindingName } from '../contract/finding-names';
import type { Conflict, Finding, Shelf } from '../contract/item';

/** How each problem of the catalogue's files is called. */
const NAMES: [pattern: RegExp, name: FindingName][] = [
  [/is already the slug of/, 'slugTaken'],
  [/is already a former slug of/, 'formerSlugTwice'],
  [/is reserved/, 'slugReserved'],
  [/^is missing$|^Expected required property$/, 'missing'],
  [/^Expected (string|array) length (to be )?greater/, 'missing'],
  [/^Expected string length less/, 'tooLong'],
  [/^Expected \d+ tags at most/, 'tooManyTags'],
  [/ISO 8601 date/, 'notADate'],
  [/^Expected (number|integer)/, 'notANumber'],
  [/an address that begins with/, 'notAnAddress'],
  [/has no slug\./, 'typeNotInLanguage'],
  [/^none of them is published/, 'noPublicCreator'],
  [/^there is no day/, 'noDay'],
  [/^there is no time zone/, 'noTimeZone'],
  [/^there is no /, 'unknownItem'],
  [/^is not a year /, 'notAYear'],
  [/^lies before birth_year/, 'diesBeforeBirth'],
  [/^lies before/, 'endsBeforeStart'],
  [/^does not lie after/, 'endsBeforeStart'],
  [/^needs starts_at/, 'endWithoutStart'],
  [/^the file /, 'noFile'],
];

function nameOf(field: string, message: string): FindingName {
  if (field.endsWith('.days')) return 'noDays';
  const found = NAMES.find(([pattern]) => pattern.test(message))?.[1];
  if (found) return found;
  if (field === 'price') return 'noAmount';
  return /^(former_)?slug/.test(field) && message.startsWith('Expected string to match')
    ? 'notASlug'
    : 'invalid';
}

const OTHER = /^(?:there is no|.* is already (?:a former|the) slug of) (\w+)\/(.+)\.yaml$/;

/** Which name the other item, as the way there. */
const IS_OF_ANOTHER: readonly FindingName[] = ['unknownItem', 'slugTaken'];

/** What keeps items from being published. */
export const namedProblems = (problems: readonly CatalogueProblem[]): Finding[] =>
  problems.map(({ field, message }) => {
    const name = nameOf(field, message);
    const [, shelf, id] = OTHER.exec(message) ?? [];
    return {
      ...{ path: field, name, text: id ?? message, severity: 'error' },
      locale:
        LOCALE_CODES.find((code) => field.split('.').includes(code) || message.includes(`'${code}'`)) ?? null,
      ...(IS_OF_ANOTHER.includes(name) && id !== undefined && { of: { shelf: shelf as Shelf, id } }),
    };
  });

/** A field of a draft that was changed since in what is public. */
export const conflictFindings = (conflicts: readonly Conflict[]): Finding[] =>
  conflicts.map(({ path }) => ({ path, name: 'conflict', text: '', severity: 'error', locale: null }));
