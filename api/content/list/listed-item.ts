import { AVAILABILITIES } from '../../../src/contract/collections/works';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { fold } from '../../../src/contract/text/fold';
import type { StoredPicture } from '../../../src/contract/collections/stored';
import { contains, type Queries, wordsIn } from '../../database/queries';
import { inTurn } from '../../database/in-turn';
import { derivativeUrls } from '../../media/media-addresses';
import type { Thumb } from '../../messages/contract/messages';
import { textFor } from '../../messages/message-answer';
import type { Shelf, Values } from '../contract/item';
import type { ListedItem } from '../contract/list';
import { writersOf } from '../contract/writers';
import { picturesShown } from '../published/item-files';
import { heldBy } from '../schedule/clock-guard';
import { textOf, textsOf, urlsOf } from '../shelves';
import { type KnownItem, knownItems } from './known-items';
import { timesOf } from './when';

/** As lists show them. */
export async function listedItems(
  from: Queries,
  place: ListPlace,
  shelf: Shelf,
  items: readonly KnownItem[],
): Promise<ListedItem[]> {
  const pictures = items.flatMap((item) => pictureIn(item) ?? []);
  const pictureOf = await picturesShown(
    from,
    pictures.flatMap((one) => [one, one.night ?? []].flat()),
  );
  return inTurn(items, async (item) => ({
    ...listedItem({ ...place, pictureOf }, shelf, item),
    due: await dueOf(from, item),
  }));
}

type PictureOf = Awaited<ReturnType<typeof picturesShown>>;

/** What happens to an item at a time. */
async function dueOf(from: Queries, { schedule, draft }: KnownItem): Promise<ListedItem['due']> {
  if (!schedule) return null;
  const isHeld = (await heldBy(from, schedule, draft)) !== undefined;
  return { act: schedule.act, at: schedule.at, ...(isHeld && { isHeld }) };
}

function listedItem(
  place: ListPlace & { pictureOf: PictureOf },
  shelf: Shelf,
  item: KnownItem,
): Omit<ListedItem, 'due'> {
  const { row, published, draft, state, changed } = item;
  const { id, values, title, second, date, locales, gaps, changes, changesIn } = row;
  const urls = urlsOf(place.siteUrl, shelf, id, published);
  return {
    ...{ id, title, second, date, locales, gaps, changes, changesIn, state, changed },
    ...timesOf(values, place.now),
    reference: textOf(values['reference']) || null,
    type: textOf(values['type']) || null,
    availability: AVAILABILITIES.find((one) => one === values['availability']) ?? null,
    picture: thumbOf(place, pictureIn(item)),
    url: urls[place.lang] ?? Object.values(urls)[0] ?? null,
    draft: draft?.number ?? null,
    ...(draft && { writers: writersOf(draft.changes) }),
  };
}

const pictureIn = ({ row, published }: KnownItem): StoredPicture | undefined =>
  firstPicture(row.values) ?? firstPicture(published ?? {});

function firstPicture({ pictures, portrait, picture }: Values): StoredPicture | undefined {
  const [first] = Array.isArray(pictures) ? (pictures as StoredPicture[]) : [];
  return first ?? (portrait as StoredPicture | undefined) ?? (picture as StoredPicture | undefined);
}

/** Null for a picture that no published item shows yet. */
function thumbOf(
  { pictureOf, lang }: Pick<ListPlace, 'lang'> & { pictureOf: PictureOf },
  picture: StoredPicture | undefined,
): Thumb | null {
  const offered = picture && pictureOf(picture);
  if (!offered) return null;
  const night = picture.night && pictureOf(picture.night);
  return {
    url: derivativeUrls(offered, 'webp').sm,
    night: night ? derivativeUrls(night, 'webp').sm : null,
    ...{ width: offered.width, height: offered.height },
    alt: textFor(lang, textsOf(picture.alt)),
  };
}

/** Of a list: where it is asked for, and when. */
export interface ListPlace {
  /** Of who asks. */
  lang: LocaleCode;
  siteUrl: string;
  /** Unix ms. */
  now: number;
}

/** Works as lists show them, those of drafts alone included; what is not there any more is left out. */
export async function listedWorks(
  from: Queries,
  place: ListPlace,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListedItem>> {
  const known = [...(await knownItems(from, 'works', ids)).values()];
  return new Map((await listedItems(from, place, 'works', known)).map((item) => [item.id, item]));
}

/** Ids of items that all words of a search name, as lists find them. Nothing is named by no words. */
export async function listedNamed(from: Queries, shelf: Shelf, searched: string): Promise<string[]> {
  const words = wordsIn(fold(searched));
  if (words.length === 0) return [];
  const rows = await from
    .selectFrom('listed_items')
    .select('id')
    .where('kind', '=', shelf)
    .where((eb) => eb.and(words.map((word) => contains(eb.ref('folded'), word))))
    .execute();
  return rows.map(({ id }) => id);
}
