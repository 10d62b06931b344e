import { slugList } from '../../src/contract/forms/slug-list';
import { inLanguage, type InLanguages } from '../../src/contract/in-language';
import { ON_REQUEST } from '../../src/contract/collections/values';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { ROOM_BOUNDS } from '../../src/contract/rooms/room-bounds';
import { withChanges } from '../content/contract/field-path';
import type { FieldChange, Values } from '../content/contract/item';
import { findDraft } from '../content/drafts/draft-queries';
import { findPublished, idsThere } from '../content/published/item-queries';
import { itemNamed } from '../content/published/list-queries';
import { openChanges, textsOf } from '../content/shelves';
import { inTurn } from '../database/in-turn';
import type { Queries } from '../database/queries';
import { DeskError } from '../desk/desk-error';
import { arrangedWorks } from '../forms/enquired';
import { messageById, worksOf } from '../messages/message-queries';
import { contentNow } from './contents';
import type { GivenPrice } from './contract/room';
import type { MakeRoom } from './contract/room-calls';
import { type Act, addRoom, lastConditions } from './desk-room-queries';
import { addPiece, type NewPiece, setContent } from './piece-queries';
import { piecesOf, roomById, type RoomRow } from './room-queries';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that a new room is good for, until somebody says otherwise. */
const GOOD_DAYS = 30;

const TITLES: InLanguages<{ named: string; plain: string }> = {
  en: { named: 'A selection for {client}', plain: 'A selection' },
  fr: { named: 'Une sélection pour {client}', plain: 'Une sélection' },
};

interface Beginning {
  locale: LocaleCode;
  client: string;
  email: string | null;
  works: readonly string[];
  /** `Arranged` as JSON. */
  arrangement: string | null;
  /** Slugs that name no work. */
  unknown: string[];
}

interface Making {
  act: Act;
  now: number;
  /** Of who makes it. */
  language: LocaleCode;
}

/** @returns its id, and what could not be put in. @throws DeskError for works, messages and rooms that are not there */
export async function makeRoom(
  to: Queries,
  asked: MakeRoom,
  making: Making,
): Promise<{ id: number; unknown: string[]; copied: RoomRow | undefined }> {
  const { act, now } = making;
  const validUntil = new Date(now + GOOD_DAYS * DAY_MS).toISOString();
  const earlier = asked.copyOf === undefined ? undefined : await roomById(to, asked.copyOf);
  if (asked.copyOf !== undefined && !earlier) throw new DeskError('notFound');
  if (earlier) {
    const { locale, title, letter, conditions, is_counted, arrangement } = earlier;
    // For somebody else, who is not known yet.
    const whose = { client: '', email: null };
    const copy = {
      ...{ locale, title, letter, conditions, validUntil, arrangement },
      ...whose,
      isCounted: is_counted === 1,
    };
    const id = await addRoom(to, copy, act);
    return { id, unknown: [], copied: earlier };
  }
  const { locale, client, email, works, arrangement, unknown } = await beginningOf(to, asked, making);
  const { named, plain } = inLanguage(TITLES, locale);
  const title = client ? named.replace('{client}', () => client) : plain;
  const first = {
    letter: '',
    conditions: await lastConditions(to, locale),
    isCounted: true,
    validUntil,
    arrangement,
  };
  const id = await addRoom(to, { locale, client, email, title, ...first }, act);
  await putPieces(to, { id, locale }, works);
  return { id, unknown, copied: undefined };
}

/** @throws DeskError for works that are nowhere, and for more than a room holds */
export async function putPieces(
  to: Queries,
  room: Pick<RoomRow, 'id' | 'locale'> & Partial<Pick<RoomRow, 'token_hash'>>,
  works: readonly string[],
): Promise<void> {
  const there = (await piecesOf(to, room.id)).map(({ work }) => work);
  const added = works.filter((work) => !there.includes(work));
  if (there.length + added.length > ROOM_BOUNDS.pieces.max) throw new DeskError('roomFull');
  for (const work of added) {
    const published = (await findPublished(to, { shelf: 'works', id: work }))?.values;
    const piece = pieceOf(published, (await findDraft(to, 'works', work))?.changes, {
      work,
      locale: room.locale,
    });
    if (!piece) throw new DeskError('invalid', { fields: ['works'] });
    const id = await addPiece(to, room.id, piece);
    if (room.token_hash) await setContent(to, id, await contentNow(to, work, published));
  }
}

async function beginningOf(to: Queries, asked: MakeRoom, { language }: Making): Promise<Beginning> {
  const nobody = { client: '', email: null, unknown: [], arrangement: null };
  if (asked.message !== undefined) {
    const message = await messageById(to, asked.message);
    if (!message) throw new DeskError('notFound');
    const { locale, name, email, arrangement } = message;
    const works = await idsThere(to, 'works', worksOf(message));
    return { ...nobody, locale, client: name, email: email || null, works, arrangement };
  }
  if (asked.selection !== undefined) return { ...nobody, ...(await selected(to, asked.selection, language)) };
  return { ...nobody, locale: asked.locale ?? language, works: asked.works ?? [] };
}

/** The address of a shared selection, or slugs with commas between them. @throws DeskError where it names no work */
async function selected(from: Queries, text: string, language: LocaleCode) {
  const [query = ''] = (text.includes('?') ? text.slice(text.indexOf('?')) : `?works=${text.trim()}`).split(
    '#',
  );
  const slugs = slugList(query) ?? [];
  const found = await inTurn(slugs, async (slug) => ({ slug, work: await itemNamed(from, 'works', slug) }));
  const works = [...new Set(found.flatMap(({ work }) => work ?? []))];
  if (works.length === 0) throw new DeskError('noSelection', { fields: ['selection'] });
  const arranged = arrangedWorks(
    found.map(({ work }) => work),
    query,
  );
  const isFrench = /^[^?]*\/fr\//.test(text);
  return {
    works,
    arrangement: arranged ? JSON.stringify(arranged) : null,
    unknown: found.flatMap(({ slug, work }) => (work ? [] : slug)),
    locale: isFrench ? ('fr' as const) : /^https?:|^\//.test(text.trim()) ? ('en' as const) : language,
  };
}

/** With the price that the catalogue says. Undefined where there is no such work, not even as a draft. */
function pieceOf(
  published: Values | undefined,
  changes: readonly FieldChange[] | undefined,
  { work, locale }: { work: string; locale: LocaleCode },
): NewPiece | undefined {
  if (!published && !changes) return undefined;
  const isPublic = published !== undefined && published['status'] !== 'draft';
  const values = isPublic ? published : withChanges(published ?? {}, openChanges(published, changes));
  const titles = textsOf(values['title']);
  const other = LOCALE_CODES.find((code) => titles[code]);
  return {
    work,
    title: titles[locale] ?? (other && titles[other]) ?? work,
    note: '',
    price: priceOf(values),
  };
}

function priceOf({ price, availability }: Values): GivenPrice | null {
  if (availability === 'sold') return null;
  if (price === ON_REQUEST) return ON_REQUEST;
  const { amount, currency } = (price ?? {}) as { amount?: unknown; currency?: unknown };
  if (typeof amount !== 'number' || amount <= 0 || typeof currency !== 'string') return null;
  return { amount, currency, vat: 'with', before: null, showsBefore: false };
}
