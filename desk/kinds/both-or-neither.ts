import type { LocaleCode } from '../../src/contract/locale-codes';
import { valueAt } from '../../api/content/contract/field-path';
import type { Finding, OpenItem, Values } from '../../api/content/contract/item';

/** What an item has in each language that it exists in. */
const NAMES = ['slug', 'title', 'description'];

export const isThere = (values: Values, locale: LocaleCode): boolean => {
  const name = NAMES.find((one) => one in values);
  return name !== undefined && valueAt(values, `${name}.${locale}`) !== null;
};

/**
 * The page in its language is there without it, so that it would lack there, were the other language published alone: what an
 * item has in one language it has in each in which it has a page.
 */
export const isBothOrNeither = (
  { published }: Pick<OpenItem, 'published'>,
  { locale, path }: Pick<Finding, 'locale' | 'path'>,
): boolean =>
  published !== null && locale !== null && isThere(published, locale) && valueAt(published, path) === null;
