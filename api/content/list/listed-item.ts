import type { View } from '../answers/view';
import type { Picture } from '../../catalogue-files/fields';
import { derivativeUrls } from '../../media/media-addresses';
import { AVAILABILITIES } from '../../../src/contract/items/work';
import type { ItemState, Shelf, Values } from '../contract/item';
import type { ListedItem } from '../contract/list';
import { writersOf } from '../contract/writers';
import type { Thumb } from '../../messages/contract/messages';
import { textFor } from '../../messages/work-cards';
import { listOf, textOf, textsOf, urlsOf } from '../shelves';
import type { DraftRow } from '../drafts/draft-queries';
import type { ListPlace } from './list-place';
import type { Row } from './row';
import type { ShelfNotes } from './shelf-notes';
import { timesOf } from './when';

/** What happens to an item at a time. */
export const dueOf = (schedule: Scheduled | undefined): ListedItem['due'] =>
  schedule ? { act: schedule.act, at: schedule.at, ...(schedule.isHeld && { isHeld: true as const }) } : null;

type Scheduled = NonNullable<ReturnType<ShelfNotes['schedules']['get']>>;

interface Known {
  shelf: Shelf;
  state: ItemState;
  changed: ListedItem['changed'];
  published: Values | undefined;
  due: ListedItem['due'];
  /** Undefined without one. */
  draft: DraftRow | undefined;
}

export function listedItem(
  { view, siteUrl, now, draftNames }: ListPlace,
  row: Row,
  known: Known,
): ListedItem {
  const { id, values, title, date, locales, gaps, changes, changesIn } = row;
  const { shelf, published, draft, ...others } = known;
  const urls = urlsOf(siteUrl, shelf, id, published);
  return {
    ...{ id, title, date, locales, gaps, changes, changesIn },
    second: known.shelf === 'works' ? makersOf(view, row, draftNames) : row.second,
    ...timesOf(values, now),
    reference: textOf(values['reference']) || null,
    type: textOf(values['type']) || null,
    availability: AVAILABILITIES.find((one) => one === values['availability']) ?? null,
    picture: thumbOf(view, firstPicture(values) ?? firstPicture(published ?? {})),
    url: urls[view.lang] ?? Object.values(urls)[0] ?? null,
    draft: draft?.number ?? null,
    ...(draft && { writers: writersOf(draft.changes) }),
    ...others,
  };
}

/** Those who are drafts yet, too: it has them, and waits for them. */
function makersOf(
  { catalogue: { creators } }: View,
  { values, second }: Row,
  draftNames: ReadonlyMap<string, string> = new Map(),
): ListedItem['second'] {
  const ids = listOf(values['creators']);
  if (!ids.some((id) => draftNames.has(id) && !creators.has(id))) return second;
  const names = ids.flatMap((id) => creators.get(id)?.name ?? draftNames.get(id) ?? []).join(', ');
  return { en: names, fr: names };
}

function firstPicture({ pictures, portrait, picture }: Values): Picture | undefined {
  const [first] = Array.isArray(pictures) ? (pictures as Picture[]) : [];
  return first ?? (portrait as Picture | undefined) ?? (picture as Picture | undefined);
}

/** Null for a picture that no published item shows yet. */
function thumbOf({ catalogue, lang }: View, picture: Picture | undefined): Thumb | null {
  // Pictures are measured with the catalogue, so that of a draft may be unknown.
  const offered =
    picture && (catalogue.pictureOf(picture) as ReturnType<typeof catalogue.pictureOf> | undefined);
  if (!offered) return null;
  const night = picture.night && (catalogue.pictureOf(picture.night) as typeof offered | undefined);
  return {
    url: derivativeUrls(offered, 'webp').sm,
    night: night ? derivativeUrls(night, 'webp').sm : null,
    ...{ width: offered.width, height: offered.height },
    alt: textFor(lang, textsOf(picture.alt)),
  };
}
