import type { PersonalTable } from '../../desk/contract/personal-data';
import type { Statements } from '../storage/connection';
import { picturesOf, piecesOf, roomById, type ShownRoom } from '../storage/tables/rooms';
import { addressesIn, addressMark, foldedAddress } from './folded-address';

type Row = Record<string, unknown>;

export interface PersonalRecords extends Record<PersonalTable, Row[]> {
  /** Ids of others' messages that mention the address. */
  mentionedIn: number[];
}

export type Erased = Record<PersonalTable, number>;

type Found = Record<keyof Erased, number[]>;

/** Matches all spellings of the address. */
export function personalRecords(statements: Statements, address: string): PersonalRecords {
  const found = findRows(statements, address);
  const rowsOf = (table: keyof Found): Row[] =>
    // libsql adds a field of its own to the result of `get`, but not of `all`.
    found[table]
      .flatMap((rowid) => statements.all(`SELECT * FROM ${table} WHERE rowid = ?`, rowid) as Row[])
      .map(({ folded: _, ...row }) => row);
  return {
    messages: rowsOf('messages').map((row) => parsed(row, 'works')),
    desk_notes: rowsOf('desk_notes'),
    subscriptions: rowsOf('subscriptions'),
    wishes: rowsOf('wishes'),
    rooms: rowsOf('rooms').map((row) => wholeRoom(statements, row)),
    mail_links: rowsOf('mail_links'),
    mails: rowsOf('mails').map((row) => parsed(withoutTokens(row), 'content')),
    posts: rowsOf('posts'),
    mentionedIn: mentionedIn(statements, address, found.messages),
  };
}

/** Leaves messages of others that mention the address; of the gallery's notes beside them, those that do are erased. */
export function erasePersonalRecords(statements: Statements, address: string): Erased {
  const found = findRows(statements, address);
  const erase = (table: keyof Found): number => {
    for (const rowid of found[table]) statements.run(`DELETE FROM ${table} WHERE rowid = ?`, rowid);
    return found[table].length;
  };
  // Deleting messages, subscriptions and wishes cascades to notes, mails and links, so these are counted first.
  const [mails, mail_links] = [erase('mails'), erase('mail_links')];
  const [desk_notes, messages] = [erase('desk_notes'), erase('messages')];
  const subscriptions = erase('subscriptions');
  return {
    messages,
    desk_notes,
    subscriptions,
    wishes: erase('wishes'),
    rooms: erase('rooms'),
    mail_links,
    mails,
    posts: erase('posts'),
  };
}

function findRows(statements: Statements, address: string): Found {
  const wanted = foldedAddress(address);
  const rowids = (sql: string, ...values: string[]) =>
    (statements.all(sql, ...values) as { id: number; address: string | null }[]).filter(
      ({ address: its }) => its === null || foldedAddress(its) === wanted,
    );
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const messages = ids(rowids('SELECT id, email AS address FROM messages ORDER BY id'));
  const ofMessages = statements.all('SELECT id, message FROM mails WHERE message IS NOT NULL') as {
    id: number;
    message: number;
  }[];
  const isOwn = new Set(messages);
  const mails = [
    ...ids(rowids('SELECT id, visitor AS address FROM mails WHERE visitor IS NOT NULL')),
    ...ids(ofMessages.filter(({ message }) => isOwn.has(message))),
  ];
  const notes = (
    statements.all('SELECT id, message, note FROM desk_notes ORDER BY id') as {
      id: number;
      message: number;
      note: string;
    }[]
  ).filter(({ message, note }) => isOwn.has(message) || addressesIn(note).includes(wanted));
  return {
    messages,
    desk_notes: ids(notes),
    subscriptions: ids(rowids('SELECT rowid AS id, email AS address FROM subscriptions')),
    wishes: ids(rowids('SELECT id, email AS address FROM wishes')),
    rooms: roomsOf(statements, wanted),
    mail_links: ids(rowids('SELECT rowid AS id, email AS address FROM mail_links WHERE email IS NOT NULL')),
    mails: [...new Set(mails)].sort((a, b) => a - b),
    posts: ids(
      rowids('SELECT rowid AS id, NULL AS address FROM posts WHERE visitor = ?', addressMark(address)),
    ),
  };
}

/** Made for the person, or with a letter that names the address. */
const roomsOf = (statements: Statements, wanted: string): number[] =>
  (
    statements.all(
      'SELECT id, email, client || char(10) || title || char(10) || letter AS text, shown FROM rooms ORDER BY id',
    ) as {
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
export function roomPicturesOf(statements: Statements, address: string): string[] {
  return findRows(statements, address).rooms.flatMap((room) =>
    [...picturesOf(statements, room), ...(roomById(statements, room)?.shown?.pictures ?? [])].map(
      ({ name }) => name,
    ),
  );
}

/** Without its link and code, by which somebody else could come in. */
function wholeRoom(statements: Statements, { token_hash: _, code, shown, ...room }: Row): Row {
  const id = Number(room['id']);
  return {
    ...room,
    has_code: code === null ? 0 : 1,
    ...(typeof shown === 'string' && { shown: wordsOf(JSON.parse(shown) as ShownRoom) }),
    pieces: piecesOf(statements, id).map(({ content: _content, ...piece }) => piece),
    pictures: picturesOf(statements, id).map(({ name: _name, ...picture }) => picture),
  };
}

/** Of what the client goes on seeing while changes wait. */
const wordsOf = ({ room, pieces }: ShownRoom): string =>
  [room.client, room.title, room.letter, room.conditions, ...pieces.map(({ note }) => note)]
    .filter(Boolean)
    .join('\n');

function mentionedIn(statements: Statements, address: string, own: readonly number[]): number[] {
  const wanted = foldedAddress(address);
  const others = statements.all(
    "SELECT id, name || char(10) || message AS text FROM messages WHERE instr(name || message, '@') > 0",
  ) as { id: number; text: string }[];
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
