import { CHANGE_KINDS } from '../../src/contract/hook/changes';
import { folderOf } from '../../src/contract/kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { publishableOf } from '../content/answers/kinds';
import type { Localised } from '../catalogue-files/texts';
import type { CatalogueContent } from '../content/published/catalogue-content';
import type { PreviewTarget, PreviewType } from './preview-tokens';

const TYPES_BY_FOLDER: Readonly<Record<string, PreviewType>> = Object.fromEntries(
  CHANGE_KINDS.map((kind) => [folderOf(kind), kind]),
);

/**
 * @param reference `works/floor-lamp`, `pages/home`; slug or id, drafts included. @throws Error that says what is
 * wrong
 */
export function previewTarget(
  catalogue: CatalogueContent,
  reference: string,
  locale: LocaleCode,
): Pick<PreviewTarget, 'type' | 'id' | 'locale'> {
  const { type, name } = partsOf(reference);
  const item = itemOf(catalogue, type, name);
  if (!item) throw new Error(`There is nothing like '${reference}' in the catalogue`);
  if (item.slug && !item.slug[locale]) throw new Error(`'${reference}' is not written in '${locale}'`);
  return { type, id: item.id, locale };
}

/** Takes the name for an id when the catalogue no longer has the item. @throws Error when it cannot name an item */
export function namedItem(
  catalogue: CatalogueContent,
  reference: string,
): Pick<PreviewTarget, 'type' | 'id'> {
  const { type, name } = partsOf(reference);
  return { type, id: itemOf(catalogue, type, name)?.id ?? name };
}

/** `works/floor-lamp` */
export const referenceOf = ({ type, id }: Pick<PreviewTarget, 'type' | 'id'>): string =>
  `${folderOf(type)}/${id}`;

function partsOf(reference: string): { type: PreviewType; name: string } {
  const [folder = '', name = ''] = reference.split('/');
  const type = TYPES_BY_FOLDER[folder];
  if (!type)
    throw new Error(`'${reference}' must start with one of ${Object.keys(TYPES_BY_FOLDER).join(', ')}`);
  return { type, name };
}

const itemOf = (catalogue: CatalogueContent, type: PreviewType, name: string): Named | undefined =>
  itemsOf(catalogue, type).find(({ id, slug }) => id === name || hasSlug(slug, name));

interface Named {
  id: string;
  slug?: Localised<string>;
}

function itemsOf(catalogue: CatalogueContent, type: PreviewType): Named[] {
  const folder = folderOf(type);
  return folder === 'pages'
    ? [catalogue.home, ...catalogue.pages.values()]
    : [...publishableOf(catalogue, folder).values()];
}

const hasSlug = (slug: Localised<string> = {}, name: string) =>
  LOCALE_CODES.some((code) => slug[code] === name);
