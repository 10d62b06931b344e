import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listedNamed } from '../content/list/listed-item';
import type { ItemServices } from '../content/reading/open-item';
import { placeAfter, type Queries } from '../database/queries';
import { addRoutes } from '../desk/add-routes';
import { DeskError } from '../desk/desk-error';
import type { Actor } from '../desk/log-queries';
import type { PersonRow } from '../people/people-queries';
import { signedInOf } from '../people/signed-in';
import { roomById, shownPiecesOf } from '../rooms/room-queries';
import { type Message, messageRoutes, type Note } from './contract/messages';
import { messageAnswer, messageLine, viewOf } from './message-answer';
import {
  countAlsoAsked,
  countMessages,
  listMessages,
  messageById,
  type MessageRow,
  othersOf,
  setAnswering,
  setState,
  setSuspected,
  worksOf,
} from './message-queries';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
const LATELY = 10;

/** Whoever takes over from a colleague has seen who it is. */
function requireKnownAnswering(
  { answering, answeringName }: MessageRow,
  me: number,
  seen: string | null,
): void {
  if (answeringName !== null && answering !== me && answeringName !== seen)
    throw new DeskError('takenElsewhere', { by: answeringName });
}

export function addMessageRoutes(app: FastifyInstance, services: ItemServices): void {
  const { database, settings, relisted, now } = services;

  addRoutes(app, messageRoutes, {
    'GET /messages': async (request) => {
      const { state, q = '', after } = request.query;
      await relisted();
      return database.read(async (from) => {
        const works = await listedNamed(from, 'works', q);
        const page = await listMessages(from, { state, words: q, works, after: placeAfter(after) });
        const hasLately = state === 'new' && q === '' && !after;
        const answered = { state: 'answered', words: '', works: [], after: undefined } as const;
        const lately = hasLately ? (await listMessages(from, answered)).lines.slice(0, LATELY) : [];
        const view = await viewOf(from, signedInOf(request).person.language, [...page.lines, ...lately]);
        const line = (row: MessageRow) => messageLine(view, row);
        return {
          lines: page.lines.map(line),
          next: page.next,
          counts: await countMessages(from),
          lately: lately.map(line),
        };
      });
    },

    'GET /messages/:id': (request) =>
      database.read((from) => whole(from, request.params.id, signedInOf(request).person)),

    'PATCH /messages/:id': (request) => {
      const { state, isMine, isSuspected, seen } = request.body;
      return change(request, async (to, row, me) => {
        if (state && state !== row.state) {
          if (seen?.state && seen.state !== row.state) throw new DeskError('movedElsewhere');
          await setState(to, row.id, state, { name: me.name, at: time() });
        }
        if (isSuspected !== undefined) await setSuspected(to, row.id, isSuspected);
        if (isMine === undefined) return;
        requireKnownAnswering(row, me.id, seen?.answering ?? null);
        await setAnswering(to, row.id, isMine ? me.id : null);
      });
    },

    'POST /messages/:id/notes': (request) =>
      change(request, (to, { id }, me) =>
        addNote(to, id, me, { note: request.body.note.trim(), at: time() }),
      ),

    'DELETE /messages/:id/notes/:note': (request) =>
      change(request, (to, { id }, me) => deleteNote(to, id, request.params.note, me.id)),
  });
  const time = (): string => new Date(now()).toISOString();

  function change(
    request: FastifyRequest<{ Params: { id: number } }>,
    work: (to: Queries, row: MessageRow, me: { id: number; name: string }) => Promise<void>,
  ): Promise<Message> {
    const { person } = signedInOf(request);
    return database.write(async (to) => {
      const row = await messageById(to, request.params.id);
      if (!row) throw new DeskError('notFound');
      await work(to, row, person);
      return whole(to, row.id, person);
    });
  }

  async function whole(from: Queries, id: number, me: PersonRow): Promise<Message> {
    const row = await messageById(from, id);
    if (!row) throw new DeskError('notFound');
    const since = new Date(now() - MONTH_MS).toISOString();
    const room = row.room === null ? undefined : await roomById(from, row.room);
    const pieces = room ? await shownPiecesOf(from, room) : [];
    const others = await othersOf(from, row);
    const view = await viewOf(from, me.language, [row, ...others]);
    return {
      ...messageAnswer(view, row, { me: me.id, siteUrl: settings.siteUrl, pieces }),
      room: await roomOf(from, row),
      others: others.map((other) => messageLine(view, other)),
      alsoAsked: await countAlsoAsked(from, row, worksOf(row), since),
      notes: await notesOf(from, id, me.id),
      keptDays: settings.retentionDays === 'off' ? null : settings.retentionDays,
    };
  }
}

async function roomOf(from: Queries, { room }: MessageRow): Promise<Message['room']> {
  const found = room === null ? undefined : await roomById(from, room);
  return found ? { id: found.id, title: found.title, client: found.client } : null;
}

/** Oldest first. @param me the reader, whose own notes are marked */
async function notesOf(from: Queries, message: number, me: number): Promise<Note[]> {
  const rows = await from
    .selectFrom('desk_notes')
    .select(['id', 'at', 'name', 'note', 'person'])
    .where('message', '=', message)
    .orderBy('id')
    .execute();
  return rows.map(({ person, ...row }) => ({ ...row, isMine: person === me }));
}

async function addNote(
  to: Queries,
  message: number,
  { id, name }: Actor,
  { note, at }: { note: string; at: string },
): Promise<void> {
  await to.insertInto('desk_notes').values({ message, at, person: id, name, note }).execute();
}

/** Only one's own. */
async function deleteNote(to: Queries, message: number, note: number, person: number): Promise<void> {
  await to
    .deleteFrom('desk_notes')
    .where('id', '=', note)
    .where('message', '=', message)
    .where('person', '=', person)
    .execute();
}
