import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Values } from '../content/contract/item';
import { textOf, textsOf } from '../content/shelves';

/** In each language; names of persons are the same in all, and what has no name yet is called by its id. */
export function titleOf({ title, name }: Values, id: string): Partial<Record<LocaleCode, string>> {
  const titles = textsOf(title);
  if (Object.keys(titles).length > 0) return titles;
  const named = textOf(name) || id;
  return { en: named, fr: named };
}
