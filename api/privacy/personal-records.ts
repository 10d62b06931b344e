import type { PersonalTable } from '../../desk/contract/personal-data';
import type { Queries } from '../database/queries';
import { picturesOf, piecesOf, roomById, type ShownRoom } from '../storage/tables/rooms';
import { addressesIn, addressMark, foldedAddress } from './folded-address';
import { inTurn } from '../database/in-turn';

type Row = Record<string, unknown>;

export interface PersonalRecords extends Record<PersonalTable, Row[]> {
  /** Ids of others' messages that mention the address. */
  mentionedIn: number[];
}

export type Erased = Record<PersonalTable, number>;

type Found = Record<keyof Erased, number[]>;

/** Matches all spellings of the address. */
export async function personalRecords(statements: Queries, address: string): Promise<PersonalRecords> {
  const found = await findRows(statements, address);
  const rowsOf = async (table: keyof Found): Promise<Row[]> =>
    // libsql adds a field of its own to the result of `get`, but not of `all`.
    (
      await inTurn(
        found[table],
        async (rowid) => (await statements.all(`SELECT * FROM ${table} WHERE rowid = ?`, rowid)) as Row[],
      )
    )
      .flat()
      .map(({ folded: _, ...row }) => row);
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
  const erase = async (table: keyof Found): Promise<number> => {
    for (const rowid of found[table]) await statements.run(`DELETE FROM ${table} WHERE rowid = ?`, rowid);
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
  const rowids = async (sql: string, ...values: string[]) =>
    ((await statements.all(sql, ...values)) as { id: number; address: string | null }[]).filter(
      ({ address: its }) => its === null || foldedAddress(its) === wanted,
    );
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const messages = ids(await rowids('SELECT id, email AS address FROM messages ORDER BY id'));
  const ofMessages = (await statements.all('SELECT id, message FROM mails WHERE message IS NOT NULL')) as {
    id: number;
    message: number;
  }[];
  const isOwn = new Set(messages);
  const mails = [
    ...ids(await rowids('SELECT id, visitor AS address FROM mails WHERE visitor IS NOT NULL')),
    ...ids(ofMessages.filter(({ message }) => isOwn.has(message))),
  ];
  const notes = (
    (await statements.all('SELECT id, message, note FROM desk_notes ORDER BY id')) as {
      id: number;
      message: number;
      note: string;
    }[]
  ).filter(({ message, note }) => isOwn.has(message) || addressesIn(note).includes(wanted));
  return {
    messages,
    desk_notes: ids(notes),
    subscriptions: ids(await rowids('SELECT rowid AS id, email AS address FROM subscriptions')),
    wishes: ids(await rowids('SELECT id, email AS address FROM wishes')),
    rooms: await roomsOf(statements, wanted),
    mail_links: ids(
      await rowids('SELECT rowid AS id, email AS address FROM mail_links WHERE email IS NOT NULL'),
    ),
    mails: [...new Set(mails)].sort((a, b) => a - b),
    posts: ids(
      await rowids('SELECT rowid AS id, NULL AS address FROM posts WHERE visitor = ?', addressMark(address)),
    ),
  };
}

/** Made for the person, or with a letter that names the address. */
const roomsOf = async (statements: Queries, wanted: string): Promise<number[]> =>
  (
    (await statements.all(
      'SELECT id, email, client || char(10) || title || char(10) || letter AS text, shown FROM rooms ORDER BY id',
    )) as {
      id: number;
      email: string | null;
      text: string;
      shown: string | null;
    }[]
  )
    .filter(
      ({ email, text, shown }) =>
        (email !== null && foldedAddress(email) === wanted) ||
        addressesIn(`${text}\n${withoutContents(shown)}`).includes(wanted),
    )
    .map(({ id }) => id);

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
  const others = (await statements.all(
    "SELECT id, name || char(10) || message AS text FROM messages WHERE instr(name || message, '@') > 0",
  )) as { id: number; text: string }[];
  return others
    .filter(({ id, text }) => !own.includes(id) && addressesIn(text).includes(wanted))
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
