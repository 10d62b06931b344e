import { type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { oneOf } from '../../src/contract/one-of';
import { LINE_PATTERN, TEXT_PATTERN } from '../../src/contract/text/readable';
import type { Conflict, FieldChange } from '../content/contract/item';
import { idsDrafted } from '../content/drafts/draft-queries';
import { mergeChanges } from '../content/drafts/merge';
import { listedWorks } from '../content/list/listed-item';
import { idsThere } from '../content/published/item-queries';
import { inTurn } from '../database/in-turn';
import { placeAfter, type Queries } from '../database/queries';
import { addRoutes } from '../desk/add-routes';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { note } from '../desk/log-queries';
import type { PersonRow } from '../people/people-queries';
import { signedInOf } from '../people/signed-in';
import { holdBack, noteRoomChange } from './approval';
import { GivenPrice, type OpenRoom, ROOM_OUTCOMES } from './contract/room';
import type { ListRooms, RoomLine, RoomPage } from './contract/room-calls';
import { roomRoutes } from './contract/room-endpoints';
import { type Act, deleteRoom, setColumns } from './desk-room-queries';
import { makeRoom, putPieces } from './make-room';
import { openRoom } from './open-room';
import { addPicture, addPiece, orderPieces, removePiece, setAlt, setNote, setPrice } from './piece-queries';
import { countRooms, type ListedRow, listRooms } from './room-list';
import { copyRoomPicture, removeRoomPicture, removeUnshown } from './room-picture-files';
import { asShown, picturesOf, piecesOf, roomById, type RoomRow } from './room-queries';
import { roomFacts, roomValues } from './room-values';
import { orNull } from '../desk/contract/shapes';

/** Rooms for clients: the list, and what is written into one. */
export function addDeskRoomRoutes(app: FastifyInstance, services: DeskServices): void {
  const { database, now } = services;

  addRoutes(app, roomRoutes, {
    'GET /rooms': (request) => roomPage(services, request.query, signedInOf(request).person),

    'GET /rooms/:id': (request) => openRoom(services, request.params.id, signedInOf(request).person),

    'POST /rooms': async (request) => {
      const { person } = signedInOf(request);
      const { id, unknown, copied } = await database.write((to) =>
        makeRoom(to, request.body, {
          ...{ language: person.language, now: now() },
          act: actOf(request),
        }),
      );
      if (copied) await copyPieces(services, copied.id, id);
      return { room: await openRoom(services, id, person), unknown };
    },

    'PATCH /rooms/:id': async (request) => {
      const conflicts = await database.write(async (to) =>
        changeRoom(to, await rowOf(to, request.params.id), request.body.changes, actOf(request)),
      );
      return { item: await answer(request), conflicts };
    },

    'POST /rooms/:id/pieces': (request) =>
      change(request, (to, room) => putPieces(to, room, request.body.works)),

    'DELETE /rooms/:id/pieces/:piece': async (request) => {
      const { id, piece } = request.params;
      const pictures = await database.read((from) => picturesOf(from, id));
      const changed = await change(request, (to) => removePiece(to, id, piece));
      await removeUnshown(services, pictures);
      return changed;
    },

    'PUT /rooms/:id/order': (request) =>
      change(request, async (to, { id, changed_by }) => {
        const there = (await piecesOf(to, id)).map((piece) => piece.id);
        const { pieces } = request.body;
        // A colleague has put in or taken out a piece since.
        if (there.length !== pieces.length || !there.every((one) => pieces.includes(one)))
          throw new DeskError('changedElsewhere', { by: changed_by });
        await orderPieces(to, id, pieces);
      }),

    'DELETE /rooms/:id': async (request) => {
      const { id } = request.params;
      const { person } = signedInOf(request);
      const pictures = await database.read((from) => picturesOf(from, id));
      await database.write(async (to) => {
        await deleteRoom(to, (await rowOf(to, id)).id);
        await note(to, person, 'room-deleted', { about: String(id), now: now() });
      });
      for (const { name } of pictures) await removeRoomPicture(services.files, name);
    },
  });
  const actOf = (request: FastifyRequest): Act => ({
    by: signedInOf(request).person,
    at: new Date(now()).toISOString(),
  });
  const answer = (request: FastifyRequest): Promise<OpenRoom> =>
    openRoom(services, (request.params as { id: number }).id, signedInOf(request).person);

  async function change(
    request: FastifyRequest,
    work: (to: Queries, room: RoomRow) => Promise<void>,
  ): Promise<OpenRoom> {
    const act = actOf(request);
    await database.write(async (to) => {
      const room = await rowOf(to, (request.params as { id: number }).id);
      await holdBack(to, room, act);
      await work(to, room);
      await noteRoomChange(to, room.id, act);
    });
    return answer(request);
  }
}

/** @throws DeskError where there is none */
export async function rowOf(from: Queries, id: number): Promise<RoomRow> {
  const room = await roomById(from, id);
  if (!room) throw new DeskError('notFound');
  return room;
}

const line = (maxLength: number) => Type.String({ maxLength, pattern: LINE_PATTERN });
const text = Type.String({ maxLength: 20_000, pattern: TEXT_PATTERN });
/** By the first part of a path. */
const FIELDS: Readonly<Record<string, TSchema>> = {
  client: orNull(line(120)),
  email: orNull(Type.String({ maxLength: 254, pattern: '^[^\\s@<>"]+@[^\\s@<>"]+$' })),
  title: orNull(line(200)),
  letter: orNull(text),
  conditions: orNull(text),
  locale: oneOf(LOCALE_CODES),
  valid_until: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$' }),
  is_counted: Type.Boolean(),
  outcome: orNull(oneOf(ROOM_OUTCOMES)),
  note: orNull(text),
  price: orNull(GivenPrice),
  alt: orNull(line(500)),
};
/** Which paths end in a piece or a picture. */
const PARTS: Readonly<Record<string, 'p' | 'q'>> = { note: 'p', price: 'p', alt: 'q' };

/** @throws DeskError for what no room has, or for what no such field may hold */
function requireFitting(changes: readonly FieldChange[]): void {
  const unfit = changes.filter(({ path, value }) => {
    const [name = '', part] = path.split('.');
    const schema = FIELDS[name];
    const isDay = name !== 'valid_until' || !Number.isNaN(Date.parse(String(value)));
    return !schema || part?.[0] !== PARTS[name] || !isDay || !Value.Check(schema, value);
  });
  if (unfit.length > 0) throw new DeskError('invalid', { fields: unfit.map(({ path }) => path) });
}

/** Merges by field. @returns what was not taken, since somebody else has changed it meanwhile */
async function changeRoom(
  to: Queries,
  room: RoomRow,
  changes: readonly FieldChange[],
  act: Act,
): Promise<Conflict[]> {
  requireFitting(changes);
  const [pieces, pictures] = [await piecesOf(to, room.id), await picturesOf(to, room.id)];
  const values = roomValues(room, pieces, pictures);
  const empties = changes.map((change) => ({ ...change, value: change.value === '' ? null : change.value }));
  const merged = mergeChanges(values, [], empties, { draft: room.changed_by, published: room.changed_by });
  if (merged.changes.length > 0) await holdBack(to, room, act);
  const parts = new Set([...pieces.map(({ id }) => `p${id}`), ...pictures.map(({ id }) => `q${id}`)]);
  for (const { path, value } of merged.changes) {
    const [name = '', part] = path.split('.');
    // Of a piece that a colleague has taken out.
    if (part !== undefined && !parts.has(part)) continue;
    await put(to, room.id, { name, part: Number(part?.slice(1)), value });
  }
  if (merged.changes.length > 0) await noteRoomChange(to, room.id, act);
  return merged.conflicts.map((conflict) => ({ ...conflict, by: room.changed_by }));
}

async function put(
  to: Queries,
  room: number,
  { name, part, value }: { name: string; part: number; value: unknown },
): Promise<void> {
  const words = value === null ? '' : String(value);
  if (name === 'note') return setNote(to, room, part, words);
  if (name === 'alt') return setAlt(to, room, part, words);
  if (name === 'price') return setPrice(to, room, part, value as GivenPrice | null);
  return setColumns(to, room, columnOf(name, value, words));
}

/** Some columns hold an empty text instead of nothing. */
function columnOf(name: string, value: unknown, words: string): Parameters<typeof setColumns>[2] {
  const locale = LOCALE_CODES.find((code) => code === value);
  if (name === 'locale' && locale) return { locale };
  if (name === 'client') return { client: words };
  if (name === 'title') return { title: words };
  if (name === 'letter') return { letter: words };
  if (name === 'conditions') return { conditions: words };
  if (name === 'valid_until') return { valid_until: words };
  if (name === 'email') return { email: words || null };
  if (name === 'is_counted') return { is_counted: value === true ? 1 : 0 };
  if (name === 'outcome') return { outcome: ROOM_OUTCOMES.find((outcome) => outcome === value) ?? null };
  throw new TypeError(`No field of a room takes this as its ${name}`);
}

/** With notes, prices and pictures of its own; pieces that are no longer in the catalogue are left behind. */
async function copyPieces({ database, files }: DeskServices, from: number, to: number): Promise<void> {
  const { kept, pictures } = await database.read(async (statements) => {
    const pieces = await piecesOf(statements, from);
    const works = pieces.map(({ work }) => work);
    const there = [
      ...(await idsThere(statements, 'works', works)),
      ...(await idsDrafted(statements, 'works', works)),
    ];
    return {
      kept: pieces.filter(({ work }) => there.includes(work)),
      pictures: await picturesOf(statements, from),
    };
  });
  const copies = await Promise.all(
    pictures
      .filter(({ piece }) => piece === null || kept.some(({ id }) => id === piece))
      .map(async (picture) => ({ picture, copy: await copyRoomPicture(files, picture) })),
  );
  await database.write(async (statements) => {
    const ids = new Map(
      await inTurn(kept, async (piece) => [piece.id, await addPiece(statements, to, piece)]),
    );
    for (const { picture, copy } of copies) {
      const piece = picture.piece === null ? null : (ids.get(picture.piece) ?? null);
      await addPicture(statements, to, { ...copy, piece, alt: picture.alt });
    }
  });
}

async function roomPage(
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
