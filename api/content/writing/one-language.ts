import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { FieldChange, Values } from '../contract/item';

const isPart = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLocale = (name: string): name is LocaleCode => (LOCALE_CODES as readonly string[]).includes(name);

/** Whether a value is a text in each language. */
export const isTexts = (value: unknown): value is Values =>
  isPart(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLocale);

/**
 * As `values`, but the other languages stay as they are public: where it has no page in one, there is none. Lists are
 * taken as a whole, since nothing says which of their parts belong together.
 */
export function inLanguage(file: Values, values: Values, locale: LocaleCode): Values {
  const names = new Set([...Object.keys(values), ...Object.keys(file)]);
  const parts = [...names].map((name): [string, unknown] => {
    const [was, is] = [file[name], values[name]];
    if (isTexts(is) || isTexts(was)) return [name, textsWith(was, is, locale)];
    return [name, isPart(is) && (isPart(was) || was === undefined) ? inLanguage(was ?? {}, is, locale) : is];
  });
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined && !isEmpty(part)));
}

/** What a text in each language, or a part, becomes once nothing is left of it. */
const isEmpty = (value: unknown): boolean => isPart(value) && Object.keys(value).length === 0;

function textsWith(was: unknown, is: unknown, locale: LocaleCode): Values {
  const [before, after] = [isTexts(was) ? was : {}, isTexts(is) ? is : {}];
  const texts = LOCALE_CODES.map((code): [string, unknown] => [
    code,
    (code === locale ? after : before)[code],
  ]);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}

/** Not of the other languages. */
export const isIn =
  (locale: LocaleCode) =>
  ({ path }: FieldChange): boolean =>
    path.split('.').every((name) => !isLocale(name) || name === locale);
