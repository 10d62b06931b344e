import type { Queries } from '../database/queries';
import { picturesOf, piecesOf, roomById } from './room-queries';
import type { OpenRoom, RoomPicture } from './contract/room';
import type { RoomPictureRow } from './room-queries';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { listedWorks } from '../content/list/listed-item';
import type { PersonRow } from '../people/people-queries';
import { messagesOfRoom } from '../messages/message-queries';
import { messageLine, viewOf } from '../messages/message-answer';
import { waitingParts } from './approval';
import { roomFacts, roomValues } from './room-values';

/** @throws DeskError where there is none */
export const openRoom = (services: DeskServices, id: number, me: PersonRow): Promise<OpenRoom> =>
  services.database.read((from) => roomIn(from, services, id, me));

/** Only for reading transactions. */
async function roomIn(
  from: Queries,
  { settings, now }: DeskServices,
  id: number,
  { language }: PersonRow,
): Promise<OpenRoom> {
  const room = await roomById(from, id);
  if (!room) throw new DeskError('notFound');
  const [pieces, pictures] = [await piecesOf(from, id), await picturesOf(from, id)];
  const works = pieces.map(({ work }) => work);
  const answers = await messagesOfRoom(from, id);
  const view = await viewOf(from, language, answers);
  const place = { lang: language, siteUrl: settings.siteUrl, now: now() };
  const items = await listedWorks(from, place, works);
  return {
    ...roomFacts(room, now()),
    number: room.number,
    values: roomValues(room, pieces, pictures),
    pieces: pieces.map(({ id: piece, work, title, seconds }) => ({
      ...{ id: piece, work, title, seconds },
      item: items.get(work) ?? null,
    })),
    pictures: pictures.map((picture) => pictureLine(id, picture)),
    hasCode: room.code !== null,
    waiting: waitingParts(room, pieces, pictures),
    madeAt: room.made_at,
    madeBy: room.made_by,
    changedAt: room.changed_at,
    changedBy: room.changed_by,
    withdrawnAt: room.withdrawn_at,
    answers: answers.map((row) => messageLine(view, row)),
    keptDays: settings.retentionDays === 'off' ? null : settings.retentionDays,
  };
}

const pictureLine = (room: number, { id, piece, alt, width, height }: RoomPictureRow): RoomPicture => ({
  id,
  piece,
  thumb: { url: `/desk/api/rooms/${room}/pictures/${id}`, night: null, ...{ alt, width, height } },
});
