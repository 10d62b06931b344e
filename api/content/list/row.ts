import type { Collection } from '../../../src/contract/kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { fold } from '../../../src/contract/text/fold';
import type { StoredPicture } from '../../../src/contract/collections/stored';
import { definition } from '../../../src/contract/collections/collections';
import type { Gap } from '../../desk/contract/today';
import type { FieldChange, Shelf, Values } from '../contract/item';
import { isCollection, listOf, localesOf, textOf, textsOf } from '../shelves';

type Texts = Partial<Record<LocaleCode, string>>;

/** An item of a list, with the changes of its draft. */
export interface Row {
  id: string;
  values: Values;
  title: Texts;
  second: Texts;
  date: Texts;
  locales: LocaleCode[];
  gaps: Gap[];
  /** Of all that is searched. */
  folded: string;
  /** Of the draft. */
  changes: number;
  /** The language that all of them are in. */
  changesIn: LocaleCode | null;
}

const inEach = (text: string): Texts => (text ? { en: text, fr: text } : {});

/**
 * @param names of creators, by id
 * @param changes those of the draft, which `values` have
 */
export function rowOf(
  names: ReadonlyMap<string, string>,
  shelf: Shelf,
  id: string,
  values: Values,
  changes: readonly FieldChange[] = [],
): Row {
  const title = titleOf(values);
  const second = secondOf(names, shelf, values);
  const date = dateOf(shelf, values);
  const locales = localesOf(values);
  const texts = [title, second, date, textsOf(values['materials']), textsOf(values['slug'])];
  const plain = [id, textOf(values['reference']), textOf(values['sort_name']), textOf(values['author'])];
  return {
    ...{ id, values, title, second, date, locales },
    gaps: isCollection(shelf) ? [...gapsOf(shelf, values as GapsItem, locales).keys()] : [],
    folded: fold([...texts.flatMap((one) => Object.values(one)), ...plain].join('\n')),
    changes: changes.length,
    changesIn: languageOf(changes),
  };
}

function languageOf(changes: readonly FieldChange[]): LocaleCode | null {
  const found = new Set(
    changes.map(({ path }) => LOCALE_CODES.find((code) => path.split('.').includes(code)) ?? null),
  );
  const [one = null] = found;
  return found.size === 1 ? one : null;
}

function titleOf({ title, name }: Values): Texts {
  return typeof name === 'string' ? inEach(name) : textsOf(title);
}

function secondOf(names: ReadonlyMap<string, string>, shelf: Shelf, values: Values): Texts {
  if (shelf === 'works')
    return inEach(
      listOf(values['creators'])
        .flatMap((id) => names.get(id) ?? [])
        .join(', '),
    );
  if (shelf === 'press') return inEach(textOf(values['publication']));
  return textsOf(shelf === 'events' ? values['kind'] : values['roles']);
}

function dateOf(shelf: Shelf, values: Values): Texts {
  const { date, birth_year, death_year } = values;
  if (date) return textsOf(date);
  if (birth_year) return inEach(`${String(birth_year)}–${typeof death_year === 'number' ? death_year : ''}`);
  // The day on which the gallery first showed a work is none of its own, and none of these.
  const { order } = definition(shelf);
  return inEach(order?.lastFirst ? textOf(values[order.by]) : '');
}

/** As in the catalogue, or as in a draft, which may lack anything. */
export interface GapsItem {
  pictures?: readonly StoredPicture[];
  portrait?: StoredPicture;
  dimensions?: object;
  creators?: readonly string[];
  type?: string;
}

const MEASURES = ['height', 'width', 'depth', 'diameter', 'note'];

/** How often each occurs: once, and for each picture that has no description in a language of the item. */
export function gapsOf(
  collection: Collection,
  item: GapsItem,
  locales: readonly LocaleCode[],
): ReadonlyMap<Gap, number> {
  const found = new Map<Gap, number>();
  const note = (gap: Gap, count: number) => void (count > 0 && found.set(gap, count));
  note('french', locales.includes('fr') ? 0 : 1);
  note('english', locales.includes('en') ? 0 : 1);
  note('alt', undescribed(item, locales));
  if (collection !== 'works') return found;
  const { dimensions = {}, pictures = [] } = item;
  note('dimensions', MEASURES.some((key) => key in dimensions) ? 0 : 1);
  note('picture', pictures.length > 0 ? 0 : 1);
  // One that is a draft yet is one all the same.
  note('creator', (item.creators ?? []).length > 0 ? 0 : 1);
  note('type', item.type ? 0 : 1);
  return found;
}

function undescribed({ pictures = [], portrait }: GapsItem, locales: readonly LocaleCode[]): number {
  const lacks = ({ alt }: Partial<StoredPicture>) => locales.some((locale) => !alt?.[locale]?.trim());
  return [...pictures, ...(portrait ? [portrait] : [])].filter(lacks).length;
}
