import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import { valueAt } from '../../../../api/content/contract/field-path';
import type { OpenItem, Values } from '../../../../api/content/contract/item';

/**
 * The language that the page can be shown in: the wanted one, unless the item is public, has no page in it, and nobody has
 * begun to write one.
 */
export function seenIn(
  { published, draft }: Pick<OpenItem, 'published' | 'draft'>,
  values: Values,
  wanted: LocaleCode,
): LocaleCode {
  // What has no addresses of its own, as the home page, is in every language; a draft is shown in each as far as it is written.
  if (!published?.['slug'] || draft) return wanted;
  const has = (code: LocaleCode) => Boolean(valueAt(values, `slug.${code}`));
  return has(wanted) ? wanted : (LOCALE_CODES.find(has) ?? wanted);
}
