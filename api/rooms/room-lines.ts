import type { RoomLine, RoomPage, ListRooms } from './contract/room-calls';
import { listedWorks } from '../content/list/listed-works';
import { asShown } from './room-queries';
import type { PersonRow } from '../people/people-queries';
import { placeAfter } from '../database/paging';
import type { DeskServices } from '../desk/desk-services';
import { roomFacts } from './room-values';
import { countRooms, listRooms, type ListedRow } from './room-list';

export async function roomPage(
  { database, settings, now }: DeskServices,
  { list = 'current', q = '', after }: ListRooms,
  { language }: PersonRow,
): Promise<RoomPage> {
  const place = { lang: language, siteUrl: settings.siteUrl, now: now() };
  const at = new Date(now()).toISOString();
  return database.read(async (from) => {
    const page = await listRooms(from, { list, words: q, after: placeAfter(after), at });
    const works = [...new Set(page.lines.flatMap((row) => row.works))];
    const items = await listedWorks(from, place, works);
    const line = (row: ListedRow): RoomLine => {
      const pieces = row.works.flatMap((id) => items.get(id) ?? []);
      return {
        ...roomFacts(row, now()),
        ...{ title: row.title, client: row.client, locale: row.locale, validUntil: asShown(row).valid_until },
        ...{ answers: row.answers, newAnswers: row.newAnswers },
        pieces: row.works.length,
        sold: pieces.filter(({ availability }) => availability === 'sold').length,
        picture: pieces.find(({ picture }) => picture)?.picture ?? null,
      };
    };
    return { lines: page.lines.map(line), next: page.next, counts: await countRooms(from, at) };
  });
}
