import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { View } from '../content/answers/view';
import type { Queries } from '../database/queries';
import { shownPiecesOf, roomById } from '../rooms/room-queries';
import { type Message, messageRoutes } from './contract/messages';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { signedInOf } from '../people/signed-in';
import {
  countAlsoAsked,
  countMessages,
  listMessages,
  messageById,
  othersOf,
  setAnswering,
  setState,
  setSuspected,
  worksOf,
  type MessageRow,
} from './message-queries';
import { addNote, deleteNote, notesOf } from '../desk/notes';
import { placeAfter } from '../database/paging';
import { messageAnswer, messageLine } from './message-answer';
import { worksNamed } from './work-cards';
import { addRoutes } from '../desk/add-routes';

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

export function addMessageRoutes(app: FastifyInstance, services: DeskServices): void {
  const { database, catalogue, settings, now } = services;
  const viewFor = (request: FastifyRequest): View => ({
    catalogue: catalogue(),
    lang: signedInOf(request).person.language,
  });

  addRoutes(app, messageRoutes, {
    'GET /messages': async (request) => {
      const { state, q = '', after } = request.query;
      const view = viewFor(request);
      const works = worksNamed(view.catalogue, q);
      const line = (row: MessageRow) => messageLine(view, row);
      return database.read(async (from) => {
        const page = await listMessages(from, { state, words: q, works, after: placeAfter(after) });
        const hasLately = state === 'new' && q === '' && !after;
        const answered = { state: 'answered', words: '', works: [], after: undefined } as const;
        return {
          lines: page.lines.map(line),
          next: page.next,
          counts: await countMessages(from),
          lately: hasLately ? (await listMessages(from, answered)).lines.slice(0, LATELY).map(line) : [],
        };
      });
    },

    'GET /messages/:id': (request) =>
      database.read((from) =>
        whole(from, viewFor(request), request.params.id, signedInOf(request).person.id),
      ),

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
    const view = viewFor(request);
    return database.write(async (to) => {
      const row = await messageById(to, request.params.id);
      if (!row) throw new DeskError('notFound');
      await work(to, row, person);
      return whole(to, view, row.id, person.id);
    });
  }

  async function whole(from: Queries, view: View, id: number, me: number): Promise<Message> {
    const row = await messageById(from, id);
    if (!row) throw new DeskError('notFound');
    const since = new Date(now() - MONTH_MS).toISOString();
    const room = row.room === null ? undefined : await roomById(from, row.room);
    const pieces = room ? await shownPiecesOf(from, room) : [];
    return {
      ...messageAnswer(view, row, { me, siteUrl: settings.siteUrl, pieces }),
      room: await roomOf(from, row),
      others: (await othersOf(from, row)).map((other) => messageLine(view, other)),
      alsoAsked: await countAlsoAsked(from, row, worksOf(row), since),
      notes: await notesOf(from, id, me),
      keptDays: settings.retentionDays === 'off' ? null : settings.retentionDays,
    };
  }
}

async function roomOf(from: Queries, { room }: MessageRow): Promise<Message['room']> {
  const found = room === null ? undefined : await roomById(from, room);
  return found ? { id: found.id, title: found.title, client: found.client } : null;
}
