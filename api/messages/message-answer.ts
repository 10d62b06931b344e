import { addSummaries } from '../content/answers/parts';
import { publishedOf, type View } from '../content/answers/view';
import { readPart } from '../content/published/part';
import type { Queries } from '../database/queries';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { arrangedPage, type Arranged } from '../forms/enquired';
import { ON_REQUEST } from '../../src/contract/items/work';
import { briefLine } from '../../src/contract/text/brief-line';
import type { PieceRow } from '../rooms/room-queries';
import type { Message, MessageLine, WorkCard } from './contract/messages';
import { worksOf, type MessageRow } from './message-queries';
import { textFor, thumbOf, workCard } from './work-cards';

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
  const { id, at, locale, name, message, state, answeringName } = row;
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
  const { id, at, locale, email, phone, message, state, answeredAt, answeredBy, answeringName } = row;
  return {
    ...{ id, at, locale, email, phone, state, answeredAt, answeredBy },
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
