import { fieldOf, parsedJson, textOf } from '../../gallery/parsed-json';
import type { LocaleCode } from '../../i18n/locales';

const pageOf = (result: unknown): unknown =>
  ['serverData', 'data']
    .map((part) => fieldOf(fieldOf(result, part), 'page'))
    .find((page) => fieldOf(page, 'view') !== undefined);

const resultOf = (text: string): unknown => fieldOf(parsedJson(text)?.value, 'result');

export const viewOfResult = (result: unknown): unknown => fieldOf(pageOf(result), 'view');

/** Undefined for any other text. */
export const viewOfPageData = (text: string): unknown => viewOfResult(resultOf(text));

/** Path of the same page in a language; undefined where there is none. */
export const pathOfPageData = (text: string, locale: LocaleCode): string | undefined =>
  textOf(fieldOf(pageOf(resultOf(text)), 'alternates'), locale);
