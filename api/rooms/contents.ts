import { contains, type Queries } from '../database/queries';
import { findPublished, textOfItem } from '../content/published/item-queries';
import { contentIn, piecesOf, roomById, shownRooms, type RoomContent } from './room-queries';
import { isSame, withChanges } from '../content/contract/field-path';
import type { FieldChange, OfItem, OpenItem, Values } from '../content/contract/item';
import { writersOf } from '../content/contract/writers';
import { allows } from '../people/contract/permissions';
import { type DraftRow, findDraft } from '../content/drafts/draft-queries';
import { listOf } from '../content/shelves';
import type { Actor } from '../desk/log-queries';
import { personById } from '../people/people-queries';
import { dropSame, keepShown, noteRoomChange } from './approval';
import { setContent } from './piece-queries';
import { setColumns } from './desk-room-queries';
import { inTurn } from '../database/in-turn';

type Said = RoomContent['changes'];

/** Without who wrote it, in whatever order. */
const said = (changes: readonly Pick<FieldChange, 'path' | 'value'>[]): Said =>
  changes
    .map(({ path, value }) => ({ path, value }))
    .sort((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)));

const isPublicWork = (values: Values | undefined): boolean =>
  values !== undefined && values['status'] !== 'draft';

/** Whether rooms show its draft. @param values that are public, if there are */
const mayBeInRooms = ({ shelf }: OfItem, values: Values | undefined): boolean =>
  shelf === 'works' ? !isPublicWork(values) : shelf === 'creators' && values === undefined;

/** What the drafts of a work say now. Null where it is public, or all is. @param values that are public, if there are */
export async function contentNow(
  from: Queries,
  work: string,
  values: Values | undefined,
): Promise<RoomContent | null> {
  if (isPublicWork(values)) return null;
  const changes = said((await findDraft(from, 'works', work))?.changes ?? []);
  const creators = (
    await inTurn(listOf(withChanges(values ?? {}, changes)['creators']), async (id) => {
      if ((await textOfItem(from, { shelf: 'creators', id })) !== null) return [];
      const draft = await findDraft(from, 'creators', id);
      return draft ? [{ id, changes: said(draft.changes) }] : [];
    })
  ).flat();
  return changes.length + creators.length > 0 ? { changes, creators } : null;
}

/** From now on the client of the room sees its works as their drafts say now, whatever becomes of these. */
export async function freezeContents(to: Queries, room: number): Promise<void> {
  for (const { id, work } of await piecesOf(to, room)) {
    const published = await findPublished(to, { shelf: 'works', id: work });
    await setContent(to, id, await contentNow(to, work, published?.values));
  }
}

export interface Written {
  of: OfItem;
  /** The draft before. */
  was: DraftRow | undefined;
  /** What is public, if anything is. */
  values: Values | undefined;
}

/** What becomes of a room. */
interface Following {
  contents: Map<number, RoomContent | null>;
  /** Whose changes wait; nobody's where clients see it at once. */
  waiting: Set<string>;
}

/**
 * To be called after drafts were written or thrown away. Rooms whose link was given show it at once where somebody who may publish has
 * written all that is new in it. Else it waits in each of them for somebody who may.
 *
 * @param written creators before works, which name them
 */
export async function followDrafts(
  to: Queries,
  written: readonly Written[],
  { me, at }: { me: Actor; at: string },
): Promise<void> {
  const person = me.id === null ? undefined : await personById(to, me.id);
  const may = person?.may ?? 'write';
  const rooms = new Map<number, Following>();
  for (const { of, was, values } of written) {
    const { shelf, id } = of;
    if (!mayBeInRooms(of, values)) continue;
    const draft = await findDraft(to, shelf, id);
    for (const { piece, room, content: stored } of await piecesWith(to, shelf, id)) {
      const { contents, waiting }: Following = rooms.get(room) ?? { contents: new Map(), waiting: new Set() };
      const content = contents.has(piece) ? (contents.get(piece) ?? null) : stored;
      const next =
        shelf === 'works' ? await contentNow(to, id, values) : withCreator(content, id, draft?.changes);
      if (isSame(next, content)) continue;
      const known =
        shelf === 'works' ? content?.changes : content?.creators.find((one) => one.id === id)?.changes;
      // What others wrote before, and nobody has shown, is in it as well.
      const isAllOwn = allows(may, 'publish') && isSame(known ?? [], said(was?.changes ?? []));
      if (!isAllOwn) {
        const others = writersOf(was?.changes ?? [], me.name).map(({ name }) => name);
        const isTheirs = allows(may, 'publish') && others.length > 0;
        for (const name of isTheirs ? others : [me.name]) waiting.add(name);
      }
      rooms.set(room, { contents: contents.set(piece, next), waiting });
    }
  }
  for (const [id, { contents, waiting }] of rooms) {
    const room = await roomById(to, id);
    if (!room) continue;
    if (waiting.size > 0) await keepShown(to, room, { by: [...waiting], at });
    for (const [piece, content] of contents) await setContent(to, piece, content);
    await noteRoomChange(to, id, { by: { ...me, may }, at });
  }
}

/** Open rooms whose clients see the draft of an item. @param values that are public, if there are. @param now ms since 1970 */
export async function roomsShowing(
  from: Queries,
  of: OfItem,
  values: Values | undefined,
  now: number,
): Promise<NonNullable<OpenItem['rooms']>> {
  if (!mayBeInRooms(of, values)) return [];
  const pieces = await piecesWith(from, of.shelf, of.id);
  const rooms = await inTurn([...new Set(pieces.map(({ room }) => room))], (id) => roomById(from, id));
  return rooms.flatMap((room) => {
    if (!room || Date.parse(room.valid_until) <= now) return [];
    const { id, title, shown } = room;
    const isSeen = ({ piece, content }: (typeof pieces)[number]): boolean =>
      shown?.pieces.some((one) => one.id === piece && isSame(one.content, content)) ?? true;
    const isAllSeen = pieces.filter((one) => one.room === id).every(isSeen);
    return [{ id, title, has: !isAllSeen ? 'waits' : shown ? 'holds' : 'shows' } as const];
  });
}

/** Pieces of rooms whose link was given. */
const givenPieces = (from: Queries) =>
  from
    .selectFrom('room_pieces as p')
    .innerJoin('rooms as r', 'r.id', 'p.room')
    .select(['p.id as piece', 'p.room', 'p.work', 'p.content'])
    .where('r.token_hash', 'is not', null);

/** Items whose drafts are in what clients of given rooms see; creators first. */
export async function itemsOfRooms(from: Queries): Promise<OfItem[]> {
  const given = await givenPieces(from).execute();
  const creators = given.flatMap(({ content }) => contentIn(content)?.creators.map(({ id }) => id) ?? []);
  return [
    ...[...new Set(creators)].map((id) => ({ shelf: 'creators' as const, id })),
    ...[...new Set(given.map(({ work }) => work))].map((id) => ({ shelf: 'works' as const, id })),
  ];
}

/** Works that clients of given rooms see, or saw in what they still see. */
export async function worksOfRooms(from: Queries): Promise<Set<string>> {
  const given = await givenPieces(from).execute();
  const shown = (await shownRooms(from)).flatMap((room) => room.shown?.pieces ?? []);
  return new Set([...given, ...shown].map(({ work }) => work));
}

/** Of rooms whose link was given: those of a work, or that show a creator who is a draft alone. */
async function piecesWith(from: Queries, shelf: OfItem['shelf'], id: string) {
  const rows = await givenPieces(from)
    .where((eb) =>
      shelf === 'works' ? eb('p.work', '=', id) : contains(eb.ref('p.content'), JSON.stringify(id)),
    )
    .execute();
  return rows
    .map((row) => ({ ...row, content: contentIn(row.content) }))
    .filter(({ content }) => shelf === 'works' || content?.creators.some((one) => one.id === id));
}

const withCreator = (
  content: RoomContent | null,
  id: string,
  changes: readonly FieldChange[] | undefined,
): RoomContent | null =>
  content && {
    ...content,
    creators: content.creators.flatMap((one) =>
      one.id === id ? (changes ? [{ id, changes: said(changes) }] : []) : [one],
    ),
  };

/**
 * In all rooms, and at once in what their clients see: what was done by somebody who may publish, with the work itself.
 *
 * @param work null for any
 */
export async function changeContents(
  to: Queries,
  work: string | null,
  change: (content: RoomContent | null) => RoomContent | null,
): Promise<void> {
  const touched = new Set<number>();
  const given = givenPieces(to);
  const rows = await (work === null ? given : given.where('p.work', '=', work)).execute();
  for (const { piece, room, content } of rows) {
    const was = contentIn(content);
    const is = change(was);
    if (isSame(was, is)) continue;
    await setContent(to, piece, is);
    touched.add(room);
  }
  for (const { id, shown } of await shownRooms(to)) {
    const pieces = (shown?.pieces ?? []).map((piece) =>
      work === null || piece.work === work ? { ...piece, content: change(piece.content) } : piece,
    );
    if (!shown || isSame(pieces, shown.pieces)) continue;
    await setColumns(to, id, { shown: JSON.stringify({ ...shown, pieces }) });
    touched.add(id);
  }
  for (const id of touched) {
    await to
      .updateTable('rooms')
      .set((eb) => ({ number: eb('number', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await dropSame(to, id);
  }
}

/** What is public is what clients see from now on. */
export const forgetContents = (to: Queries, work: string): Promise<void> =>
  changeContents(to, work, () => null);

/** What clients see from now on, as far as it is not public. */
export const putContents = (to: Queries, work: string, changes: readonly FieldChange[]): Promise<void> =>
  changeContents(to, work, (content) => ({ creators: [], ...content, changes: said(changes) }));

/** What clients see of drafts, now or of before. */
export async function shownDrafts(from: Queries): Promise<Pick<DraftRow, 'shelf' | 'item' | 'changes'>[]> {
  const rows = await givenPieces(from).where('p.content', 'is not', null).execute();
  const standing = rows.map(({ work, content }) => ({ work, content: contentIn(content) }));
  const shown = (await shownRooms(from)).flatMap(({ shown: seen }) => seen?.pieces ?? []);
  return [...standing, ...shown].flatMap(({ work, content }) =>
    content
      ? {
          shelf: 'works' as const,
          item: work,
          changes: content.changes.map((change) => ({ ...change, before: null })),
        }
      : [],
  );
}
