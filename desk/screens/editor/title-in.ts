import type { LocaleCode } from '../../../src/contract/locale-codes';
import { textIn } from '../../app/items/title';
import type { Values } from '../../../api/content/contract/item';

/** What an item is called; '' where nothing is written yet. */
export function titleIn(values: Values, locale: LocaleCode): string {
  const name = values['name'] ?? values['title'];
  if (typeof name === 'string') return name;
  return textIn((name ?? {}) as Partial<Record<LocaleCode, string>>, locale).text;
}
