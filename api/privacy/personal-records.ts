import { sql } from 'kysely';
import type { PersonalTable } from './contract/personal-data';
import type { Queries } from '../database/queries';
import { picturesOf, piecesOf, roomById, type ShownRoom } from '../rooms/room-queries';
import { addressesIn, addressMark, foldedAddress } from './folded-address';
import { inTurn } from '../database/in-turn';

type Row = Record<string, unknown>;

export interface PersonalRecords extends Record<PersonalTable, Row[]> {
  /** Ids of others' messages that mention the address. */
  mentionedIn: number[];
}

export type Erased = Record<PersonalTable, number>;

/** What a row of each table is known by. */
const KEYS = {
  messages: 'id',
  desk_notes: 'id',
  subscriptions: 'email',
  wishes: 'id',
  rooms: 'id',
  mail_links: 'hash',
  mails: 'id',
  posts: 'key',
} as const satisfies Record<PersonalTable, string>;

type Found = Record<PersonalTable, (string | number)[]> & { messages: number[]; rooms: number[] };

/** Matches all spellings of the address. */
export async function personalRecords(statements: Queries, address: string): Promise<PersonalRecords> {
  const found = await findRows(statements, address);
  const rowsOf = async (table: PersonalTable): Promise<Row[]> =>
    (
      await inTurn(found[table], (key) =>
        statements.selectFrom(table).selectAll().where(sql.ref(KEYS[table]), '=', key).execute(),
      )
    )
      .flat()
      .map(({ folded: _, ...row }: Row) => row);
  return {
    messages: (await rowsOf('messages')).map((row) => parsed(row, 'works')),
    desk_notes: await rowsOf('desk_notes'),
    subscriptions: await rowsOf('subscriptions'),
    wishes: await rowsOf('wishes'),
    rooms: await inTurn(await rowsOf('rooms'), async (row) => wholeRoom(statements, row)),
    mail_links: await rowsOf('mail_links'),
    mails: (await rowsOf('mails')).map((row) => parsed(withoutTokens(row), 'content')),
    posts: await rowsOf('posts'),
    mentionedIn: await mentionedIn(statements, address, found.messages),
  };
}

/** Leaves messages of others that mention the address; of the gallery's notes beside them, those that do are erased. */
export async function erasePersonalRecords(statements: Queries, address: string): Promise<Erased> {
  const found = await findRows(statements, address);
  const erase = async (table: PersonalTable): Promise<number> => {
    for (const key of found[table])
      await statements.deleteFrom(table).where(sql.ref(KEYS[table]), '=', key).execute();
    return found[table].length;
  };
  // Deleting messages, subscriptions and wishes cascades to notes, mails and links, so these are counted first.
  const [mails, mail_links] = [await erase('mails'), await erase('mail_links')];
  const [desk_notes, messages] = [await erase('desk_notes'), await erase('messages')];
  const subscriptions = await erase('subscriptions');
  return {
    messages,
    desk_notes,
    subscriptions,
    wishes: await erase('wishes'),
    rooms: await erase('rooms'),
    mail_links,
    mails,
    posts: await erase('posts'),
  };
}

async function findRows(statements: Queries, address: string): Promise<Found> {
  const wanted = foldedAddress(address);
  const isTheirs = ({ email }: { email: string | null }) => email !== null && foldedAddress(email) === wanted;
  const messages = (await statements.selectFrom('messages').select(['id', 'email']).orderBy('id').execute())
    .filter(isTheirs)
    .map(({ id }) => id);
  const isOwn = new Set(messages);
  const notes = await statements
    .selectFrom('desk_notes')
    .select(['id', 'message', 'note'])
    .orderBy('id')
    .execute();
  const subscriptions = await statements
    .selectFrom('subscriptions')
    .select('email')
    .orderBy('subscribed_at')
    .execute();
  const wishes = await statements.selectFrom('wishes').select(['id', 'email']).orderBy('id').execute();
  const links = await statements
    .selectFrom('mail_links')
    .select(['hash', 'email'])
    .where('email', 'is not', null)
    .orderBy('made_at')
    .execute();
  const mails = await statements
    .selectFrom('mails')
    .select(['id', 'message', 'visitor as email'])
    .where((mail) => mail.or([mail('visitor', 'is not', null), mail('message', 'is not', null)]))
    .orderBy('id')
    .execute();
  const posts = await statements
    .selectFrom('posts')
    .select('key')
    .where('visitor', '=', addressMark(address))
    .orderBy('kept_at')
    .execute();
  return {
    messages,
    desk_notes: notes
      .filter(({ message, note }) => isOwn.has(message) || addressesIn(note).includes(wanted))
      .map(({ id }) => id),
    subscriptions: subscriptions.filter(isTheirs).map(({ email }) => email),
    wishes: wishes.filter(isTheirs).map(({ id }) => id),
    rooms: await roomsOf(statements, wanted),
    mail_links: links.filter(isTheirs).map(({ hash }) => hash),
    mails: mails
      .filter((mail) => isTheirs(mail) || (mail.message !== null && isOwn.has(mail.message)))
      .map(({ id }) => id),
    posts: posts.map(({ key }) => key),
  };
}

/** Made for the person, or with a letter that names the address. */
async function roomsOf(statements: Queries, wanted: string): Promise<number[]> {
  const rooms = await statements
    .selectFrom('rooms')
    .select(['id', 'email', 'client', 'title', 'letter', 'shown'])
    .orderBy('id')
    .execute();
  return rooms
    .filter(
      ({ email, client, title, letter, shown }) =>
        (email !== null && foldedAddress(email) === wanted) ||
        addressesIn([client, title, letter, withoutContents(shown)].join('\n')).includes(wanted),
    )
    .map(({ id }) => id);
}

/** What is said of works is not said to the person. */
const withoutContents = (shown: string | null): string =>
  shown === null
    ? ''
    : JSON.stringify(JSON.parse(shown), (name, value: unknown) => (name === 'content' ? undefined : value));

/** Names of the files that go with the person's rooms. */
export async function roomPicturesOf(statements: Queries, address: string): Promise<string[]> {
  return (
    await inTurn((await findRows(statements, address)).rooms, async (room) =>
      [
        ...(await picturesOf(statements, room)),
        ...((await roomById(statements, room))?.shown?.pictures ?? []),
      ].map(({ name }) => name),
    )
  ).flat();
}

/** Without its link and code, by which somebody else could come in. */
async function wholeRoom(statements: Queries, { token_hash: _, code, shown, ...room }: Row): Promise<Row> {
  const id = Number(room['id']);
  return {
    ...room,
    has_code: code === null ? 0 : 1,
    ...(typeof shown === 'string' && { shown: wordsOf(JSON.parse(shown) as ShownRoom) }),
    pieces: (await piecesOf(statements, id)).map(({ content: _content, ...piece }) => piece),
    pictures: (await picturesOf(statements, id)).map(({ name: _name, ...picture }) => picture),
  };
}

/** Of what the client goes on seeing while changes wait. */
const wordsOf = ({ room, pieces }: ShownRoom): string =>
  [room.client, room.title, room.letter, room.conditions, ...pieces.map(({ note }) => note)]
    .filter(Boolean)
    .join('\n');

async function mentionedIn(statements: Queries, address: string, own: readonly number[]): Promise<number[]> {
  const wanted = foldedAddress(address);
  const others = await statements
    .selectFrom('messages')
    .select(['id', 'name', 'message'])
    .where((said) => said.or([said('name', 'like', '%@%'), said('message', 'like', '%@%')]))
    .orderBy('id')
    .execute();
  return others
    .filter(
      ({ id, name, message }) => !own.includes(id) && addressesIn(`${name}\n${message}`).includes(wanted),
    )
    .map(({ id }) => id);
}

/** Whoever reads what is kept of a person must not come in, confirm or withdraw in that person's name. */
function withoutTokens(row: Row): Row {
  const { content } = row;
  if (typeof content !== 'string') return row;
  return { ...row, content: content.replace(/(?<=\/invitation\/|[?&]token=)[\w-]{43}/g, '…') };
}

function parsed(row: Row, column: string): Row {
  const text = row[column];
  return typeof text === 'string' ? { ...row, [column]: JSON.parse(text) as unknown } : row;
}
