import { ON_REQUEST } from '../../src/contract/collections/values';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { briefLine } from '../../src/contract/text/brief-line';
import type { Localized } from '../../src/contract/collections/stored';
import { addSummaries } from '../content/answers/parts';
import { imageAnswer, isPublished, publishedOf, type View } from '../content/answers/view';
import type { Catalogue, Work } from '../content/published/catalogue-content';
import { readPart } from '../content/published/part';
import type { Queries } from '../database/queries';
import { type Arranged, arrangedPage } from '../forms/enquired';
import type { PieceRow } from '../rooms/room-queries';
import type { Message, MessageLine, Thumb, WorkCard } from './contract/messages';
import { type MessageRow, worksOf } from './message-queries';

const BEGINNING = 160;
const NAME = 120;

/** What messages are about, as one who reads `lang` sees it. */
export async function viewOf(from: Queries, lang: LocaleCode, rows: readonly MessageRow[]): Promise<View> {
  const { catalogue } = await readPart(from, async (part) => {
    await addSummaries(part, 'works', rows.flatMap(worksOf));
    await part.add(
      'events',
      rows.flatMap(({ event }) => event ?? []),
    );
  });
  return { catalogue, lang };
}

export function messageLine(view: View, row: MessageRow): MessageLine {
  const { id, received_at: at, locale, name, message, state, answeringName } = row;
  const works = worksOf(row).flatMap((one) => view.catalogue.works.get(one) ?? []);
  return {
    ...{ id, at, locale, state },
    name: briefLine(name, NAME),
    beginning: briefLine(message.slice(0, 4 * BEGINNING), BEGINNING),
    picture: thumbOf(view, works[0]),
    answering: answeringName,
    isSuspected: row.is_suspected === 1,
  };
}

export function messageAnswer(
  view: View,
  row: MessageRow,
  { me, siteUrl, pieces }: { me: number; siteUrl: string; pieces: readonly PieceRow[] },
): Omit<Message, 'room' | 'others' | 'alsoAsked' | 'notes' | 'keptDays'> {
  const { works, events } = view.catalogue;
  const ids = worksOf(row);
  const event = row.event === null ? undefined : events.get(row.event);
  const { id, received_at: at, locale, email, phone, message, state, answeringName } = row;
  return {
    ...{ id, at, locale, email, phone, state, answeredAt: row.answered_at, answeredBy: row.answered_by },
    name: briefLine(row.name, NAME),
    prefers: row.inquiry_by,
    text: message,
    answering: answeringName,
    isMine: row.answering === me,
    isSuspected: row.is_suspected === 1,
    works: ids
      .flatMap((one) => works.get(one) ?? [])
      .map((work) => asGiven(workCard(view, work, locale), pieces)),
    arranged: arrangedIn(view, row, { ids, siteUrl }),
    gone: ids.filter((one) => !works.has(one)),
    event: event ? { title: textFor(view.lang, event.title), day: event.starts_on } : null,
  };
}

/** Whoever answers from a room is quoted what they see there. @param pieces of the room */
function asGiven(card: WorkCard, pieces: readonly PieceRow[]): WorkCard {
  const given = pieces.find(({ work, price }) => work === card.id && price !== null)?.price ?? null;
  if (given === null) return card;
  if (given === ON_REQUEST) return { ...card, price: given };
  const { amount, currency, vat } = given;
  return { ...card, price: { amount, currency }, givenVat: vat };
}

function arrangedIn(
  view: View,
  { arrangement }: MessageRow,
  { ids, siteUrl }: { ids: readonly string[]; siteUrl: string },
): string | null {
  if (arrangement === null) return null;
  const works = publishedOf(view, view.catalogue.works, ids);
  const page = arrangedPage(JSON.parse(arrangement) as Arranged, works, view.lang);
  return page === undefined ? null : siteUrl + page;
}

/** Falls back to another language, as the desk shows what the site does not yet. */
export const textFor = (lang: LocaleCode, text: Localized<string>): string =>
  text[lang] ?? Object.values(text).find(Boolean) ?? '';

/** @param size `sm` for lists, `md` for a card */
function thumbOf(view: View, work: Work | undefined, size: 'sm' | 'md' = 'sm'): Thumb | null {
  const [first] = work?.pictures ?? [];
  if (!first) return null;
  const { sizes, width, height, night } = imageAnswer(view, first);
  const alt = textFor(view.lang, first.alt);
  return { url: sizes[size], width, height, alt, night: night?.sizes[size] ?? null };
}

/** @param there the visitor's language */
export function workCard(view: View, work: Work, there: LocaleCode): WorkCard {
  const { catalogue, lang } = view;
  const { dimensions } = work;
  return {
    id: work.id,
    title: textFor(lang, work.title),
    titleThere: textFor(there, work.title),
    creators: creatorsOf(catalogue, work).join(', '),
    date: work.date ? textFor(lang, work.date) : null,
    reference: work.reference,
    dimensions: dimensions
      ? { ...dimensions, unit: 'cm', note: dimensions.note && textFor(lang, dimensions.note) }
      : null,
    availability: work.availability,
    price: work.price ?? null,
    isLight: isLight(work),
    isPublic: isPublicWork(work),
    picture: thumbOf(view, work, 'md'),
  };
}

/** The shelf of lamps; a piece of another one may have a light of its own. */
const LIGHTS = 'lighting';

const isLight = ({ type, pictures }: Work): boolean =>
  type === LIGHTS || (pictures ?? []).some(({ night }) => night?.lamp === true);

/** In any language. */
const isPublicWork = (work: Work): boolean => LOCALE_CODES.some((lang) => isPublished({ lang }, work));

const creatorsOf = ({ creators }: Catalogue, work: Work): string[] =>
  work.creators.flatMap((id) => creators.get(id)?.name ?? []);
