import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Localised } from '../../catalogue-files/texts';
import type { Catalogue } from '../published/catalogue';

export interface View {
  /** What the answer is made of. */
  catalogue: Catalogue;
  lang: LocaleCode;
}

interface Publishable {
  id: string;
  slug: Localised<string>;
  status?: 'draft';
}

export function isPublished({ lang }: Pick<View, 'lang'>, item: Omit<Publishable, 'id'>): boolean {
  return item.status !== 'draft' && item.slug[lang] !== undefined;
}

export const published = <T extends Publishable>(
  view: Pick<View, 'lang'>,
  items: ReadonlyMap<string, T>,
): T[] => [...items.values()].filter((item) => isPublished(view, item));

/** Those that are there, in the order of their ids. */
export function publishedOf<T extends Publishable>(
  view: View,
  items: ReadonlyMap<string, T>,
  ids: readonly string[] = [],
): T[] {
  return ids.flatMap((id) => items.get(id) ?? []).filter((item) => isPublished(view, item));
}
