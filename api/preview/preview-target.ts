import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import type { Localised } from '../catalogue-files/texts';
import type { Catalogue } from '../loading/catalogue';
import type { PreviewTarget, PreviewType } from '../storage/preview-tokens';

const TYPES_BY_FOLDER: Record<string, PreviewType> = {
  works: 'work',
  creators: 'creator',
  events: 'event',
  press: 'press',
  pages: 'page',
};

/**
 * Finds the item that `folder/slug` or `folder/id` names, drafts included.
 * @param reference `works/floor-lamp`, `pages/home`
 * @throws Error saying what is wrong with the reference
 */
export function previewTarget(
  catalogue: Catalogue,
  reference: string,
  locale: LocaleCode,
): Pick<PreviewTarget, 'type' | 'id' | 'locale'> {
  const [folder = '', name = ''] = reference.split('/');
  const type = TYPES_BY_FOLDER[folder];
  if (!type)
    throw new Error(`'${reference}' must start with one of ${Object.keys(TYPES_BY_FOLDER).join(', ')}`);
  const item = itemsOf(catalogue, type).find(({ id, slug }) => id === name || hasSlug(slug, name));
  if (!item) throw new Error(`There is nothing like '${reference}' in the catalogue`);
  if (item.slug && !item.slug[locale]) throw new Error(`'${reference}' is not written in '${locale}'`);
  return { type, id: item.id, locale };
}

interface Named {
  id: string;
  slug?: Localised<string>;
}

function itemsOf({ works, creators, events, press, pages, home }: Catalogue, type: PreviewType): Named[] {
  if (type === 'page') return [home, ...pages.values()];
  const collections = { work: works, creator: creators, event: events, press };
  return [...collections[type].values()];
}

const hasSlug = (slug: Localised<string> = {}, name: string) =>
  LOCALE_CODES.some((code) => slug[code] === name);
