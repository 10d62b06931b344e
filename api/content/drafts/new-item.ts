import { TZDate } from '@date-fns/tz';
import { inLanguage } from '../../../src/contract/in-language';
import { KINDS } from '../../../src/contract/kinds/kinds';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { slugOf } from '../../../src/contract/text/slug';
import { DEFAULT_TIME_ZONE } from '../../../src/contract/time/time-zone';
import { definition } from '../../../src/contract/collections/collections';
import type { Queries } from '../../database/queries';
import { COPY_MARK } from '../contract/copy-mark';
import type { FieldChange, Shelf, Values } from '../contract/item';
import { sortName } from '../contract/sort-name';
import { numberIn } from '../list/listed-row';
import { publishedRow, textOfItem } from '../published/item-queries';
import { valuesOf } from '../published/item-text';
import { isCollection, isFolder, textOf, textsOf } from '../shelves';

/** Shelves on which something new can stand. */
export const takesNew = (shelf: Shelf): boolean => isCollection(shelf) || shelf === 'types';

/** An address, number, history and time of its own. */
const NOT_COPIED = ['id', 'slug', 'former_slugs', 'reference', 'status', 'published_on', 'updated_at'];

/** Slugs are proposed to the editor once there is a title. */
export function copyOf(shelf: Shelf, values: Values, locale: LocaleCode): Values {
  // Of an article it is the day of the article.
  const left = NOT_COPIED.filter((name) => !(shelf === 'press' && name === 'published_on'));
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => !left.includes(name)));
  // The second of a pair is there when the first is sold.
  const copied: Values = shelf === 'works' ? { ...others, availability: 'available' } : others;
  const { title, name } = values;
  if (typeof name === 'string') return { ...copied, name: name + inLanguage(COPY_MARK, locale) };
  const titles = Object.entries(textsOf(title)).map(([code, text]) => [
    code,
    text + inLanguage(COPY_MARK, code as LocaleCode),
  ]);
  return { ...copied, title: Object.fromEntries(titles) as Values };
}

/**
 * What a new one cannot be without, and what is true of most.
 *
 * @param position where it stands, on shelves that somebody orders
 */
export function freshValues(shelf: Shelf, title: string, locale: LocaleCode, position?: number): Values {
  const named = title === '' ? {} : { title: { [locale]: title } };
  if (shelf === 'creators') return title === '' ? {} : { name: title, sort_name: sortName(title) };
  if (shelf === 'works')
    return {
      ...named,
      position,
      availability: 'available',
      grouping: 'single',
    };
  return position === undefined ? named : { ...named, position };
}

/** Of a new one, among those that are public: a new work stands first, others last. Undefined where nobody orders them. */
export async function newPosition(from: Queries, shelf: Shelf): Promise<number | undefined> {
  if (!isFolder(shelf) || definition(shelf).order?.by !== 'position') return undefined;
  const isFirst = shelf === 'works';
  const at = await from
    .selectFrom('items')
    .select('id')
    .where('kind', '=', shelf)
    .where('place', '<>', '')
    .orderBy('place', isFirst ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst();
  const row = at && (await publishedRow(from, { shelf, id: at.id }));
  const { position } = valuesOf(row?.published ?? null);
  return isFirst ? Math.min(Number(position ?? 20), 20) - 10 : Math.max(Number(position ?? 0), 0) + 1;
}

export const changesTo = (values: Values): FieldChange[] =>
  Object.entries(values).map(([path, value]) => ({ path, before: null, value }));

/** Never one that was in use, whose history it would have, or which may be brought back. */
export async function newId(from: Queries, shelf: Shelf, values: Values): Promise<string> {
  const titles = textsOf(values['title']);
  const title = textOf(values['name']) || titles[DEFAULT_LOCALE_CODE] || Object.values(titles)[0] || '';
  const kind = isCollection(shelf) ? KINDS[shelf].kind : 'type';
  const stem = slugOf(title) || kind;
  const isTaken = async (id: string) =>
    (await textOfItem(from, { shelf, id })) !== null || (await wasInUse(from, shelf, id));
  let id = stem;
  for (let number = 2; await isTaken(id); number += 1) id = `${stem}-${number}`;
  return id;
}

/** As a draft, as a version, or in what was thrown away. */
async function wasInUse(from: Queries, shelf: Shelf, id: string): Promise<boolean> {
  const used = (table: 'desk_drafts' | 'desk_versions' | 'desk_thrown_away') =>
    from.selectFrom(table).select('item').where('shelf', '=', shelf).where('item', '=', id);
  const found = await used('desk_drafts')
    .unionAll(used('desk_versions'))
    .unionAll(used('desk_thrown_away'))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * What is true of most that an editor adds by hand, seen and corrected there.
 *
 * @param highest the reference of works with the highest number @param now ms
 */
export function proposalsFor(
  site: Values | undefined,
  shelf: Shelf,
  { highest, now }: { highest: string | undefined; now: number },
): Values {
  if (shelf === 'works') return { ...nextReference(highest), published_on: dayAtTheGallery(now) };
  return shelf === 'events' && site ? { venue: theGallery(site) } : {};
}

/** The number after the highest: 'ML 0193' is followed by 'ML 0194'. None where references are no numbers. */
function nextReference(highest = ''): Values {
  const { before, digits } = numberIn(highest) ?? {};
  if (before === undefined || digits === undefined) return {};
  return { reference: before + String(Number(digits) + 1).padStart(digits.length, '0') };
}

function theGallery({ name, contact }: Values): Values {
  const { street, city, country, latitude, longitude } = (contact ?? {}) as Values;
  return {
    name: Object.fromEntries(LOCALE_CODES.map((locale) => [locale, name])),
    address: street,
    city,
    country,
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  };
}

export const dayAtTheGallery = (now: number): string =>
  new TZDate(now, DEFAULT_TIME_ZONE).toISOString().slice(0, 'yyyy-mm-dd'.length);
