import { CallRefused } from '../local/server-call';
import { CHANGE_KINDS } from '../../src/contract/hook/changes';
import { folderOf } from '../../src/contract/kinds/kinds';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Entry } from '../content/published/entry';
import { addressOwner } from '../content/published/link-queries';
import { partOf } from '../content/published/part';
import { textsOf } from '../content/shelves';
import type { Queries } from '../database/queries';
import type { PreviewTarget, PreviewType } from './preview-tokens';

const TYPES_BY_FOLDER: Readonly<Record<string, PreviewType>> = Object.fromEntries(
  CHANGE_KINDS.map((kind) => [folderOf(kind), kind]),
);

/**
 * @param reference `works/floor-lamp`, `pages/home`; slug or id, drafts included. @throws Error that says what is
 * wrong
 */
export async function previewTarget(
  from: Queries,
  reference: string,
  locale: LocaleCode,
): Promise<Pick<PreviewTarget, 'type' | 'id' | 'locale'>> {
  const { type, name } = partsOf(reference);
  const item = await itemOf(from, type, name);
  if (!item) throw new CallRefused(`There is nothing like '${reference}' in the catalogue`);
  const slugs = textsOf(item['slug']);
  if (item['slug'] && !slugs[locale]) throw new CallRefused(`'${reference}' is not written in '${locale}'`);
  return { type, id: item.id, locale };
}

/** Takes the name for an id when there is no such item any more. @throws Error when it cannot name an item */
export async function namedItem(
  from: Queries,
  reference: string,
): Promise<Pick<PreviewTarget, 'type' | 'id'>> {
  const { type, name } = partsOf(reference);
  return { type, id: (await itemOf(from, type, name))?.id ?? name };
}

/** `works/floor-lamp` */
export const referenceOf = ({ type, id }: Pick<PreviewTarget, 'type' | 'id'>): string =>
  `${folderOf(type)}/${id}`;

function partsOf(reference: string): { type: PreviewType; name: string } {
  const [folder = '', name = ''] = reference.split('/');
  const type = TYPES_BY_FOLDER[folder];
  if (!type)
    throw new CallRefused(`'${reference}' must start with one of ${Object.keys(TYPES_BY_FOLDER).join(', ')}`);
  return { type, name };
}

async function itemOf(from: Queries, type: PreviewType, name: string): Promise<Entry | undefined> {
  const shelf = folderOf(type);
  const part = partOf(from);
  await part.add(shelf, [name]);
  const owner =
    part.get(shelf, name) || shelf === 'pages' ? name : ((await addressOwner(from, shelf, name)) ?? name);
  await part.add(shelf, [owner]);
  return part.get(shelf, owner);
}
