import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type GalleryDatabase } from '../storage/database';
import { queueMail } from '../storage/tables/mails';
import { keepMessage } from '../storage/tables/messages';
import { keepSubscription } from '../storage/tables/subscriptions';
import { makeSampleRoom } from '../testing/sample-room';
import { erasePersonalRecords, personalRecords, roomPicturesOf } from './personal-records';

let dataDir: string;
let database: GalleryDatabase;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-personal-'));
  database = await openDatabase(dataDir);
});
afterEach(async () => {
  database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const message = (email: string, text = 'Is it there?') =>
  database.write((to) =>
    keepMessage(to, { name: 'Zoé', email, message: text, inquiry_by: 'email' }, { works: [] }, 'fr'),
  );
const mail = (visitor: string, about?: number) =>
  database.write((to) =>
    queueMail(to, {
      kind: 'message',
      visitor,
      subject: 'Zoé',
      text: 'Zoé',
      ...(about !== undefined && { message: about }),
    }),
  );
const recordsOf = (address: string) => database.read((from) => personalRecords(from, address));
const erase = (address: string) => database.write((to) => erasePersonalRecords(to, address));

test('all spellings of an address are one person', async () => {
  await message('zoé@example.org');
  await message('ZOE\u0301@EXAMPLE.org');
  await message('zoe@example.org');
  await database.write((to) =>
    keepSubscription(to, { email: 'Zoé@Example.org', isProfessional: false }, 'fr'),
  );
  const { messages, subscriptions } = await recordsOf('zoé@example.org');
  expect(messages.map(({ email }) => email)).toEqual(['zoé@example.org', 'ZOE\u0301@EXAMPLE.org']);
  expect(subscriptions).toHaveLength(1);
  expect(await erase('zoé@example.org')).toEqual({
    messages: 2,
    desk_notes: 0,
    subscriptions: 1,
    wishes: 0,
    rooms: 0,
    mail_links: 0,
    mails: 0,
    posts: 0,
  });
  expect((await recordsOf('zoe@example.org')).messages).toHaveLength(1);
});

test('mails are found by the person and by the message, and counted once', async () => {
  await mail('zoe@example.org', await message('zoe@example.org'));
  await mail('Zoe@example.org');
  await mail('ida@example.org', await message('ida@example.org'));
  // What was sent has no address any more.
  await database.write((to) => to.run('UPDATE mails SET visitor = NULL, content = NULL WHERE id = 1'));
  expect((await recordsOf('zoe@example.org')).mails.map(({ id }) => id)).toEqual([1, 2]);
  expect(await erase('zoe@example.org')).toMatchObject({ messages: 1, mails: 2 });
  expect((await recordsOf('ida@example.org')).mails).toHaveLength(1);
});

test('a text of somebody else that mentions the address is named, not one that mentions a longer one', async () => {
  await message('ida@example.org', 'Please tell Zoe@example.org.');
  await message('ida@example.org', 'Please tell mazoe@example.org, zoe@example.org.uk');
  await message('zoe@example.org', 'Write to zoe@example.org');
  expect((await recordsOf('zoe@example.org')).mentionedIn).toEqual([1]);
});

test('signs that mean something to a database are none to it', async () => {
  await message('zoe@example.org');
  expect((await recordsOf("%' OR '1'='1@example.org")).messages).toEqual([]);
  expect((await recordsOf('%@%')).messages).toEqual([]);
  expect((await recordsOf('z_e@example.org')).messages).toEqual([]);
});

test('notes of the gallery beside a message are found and go with it', async () => {
  const id = await message('zoe@example.org');
  await database.write((to) =>
    to.run("INSERT INTO desk_notes (message, at, name, note) VALUES (?, '2026-01-01', 'Ada', 'Came by')", id),
  );
  expect((await recordsOf('zoe@example.org')).desk_notes).toMatchObject([{ note: 'Came by', name: 'Ada' }]);
  expect(await erase('zoe@example.org')).toMatchObject({ messages: 1, desk_notes: 1 });
  expect(await database.read((from) => from.all('SELECT * FROM desk_notes'))).toEqual([]);
});

test('a room belongs to whom it was made for, and to whom its letter names', async () => {
  await makeSampleRoom(database, { email: 'ZOE@example.org', picture: 'Picture_of_the_scratch' });
  await makeSampleRoom(database, { email: null, client: 'Tom', letter: '<p>As zoe@example.org said</p>' });
  await makeSampleRoom(database, { email: 'ida@example.org' });
  const { rooms } = await recordsOf('zoe@example.org');
  expect(rooms).toMatchObject([
    { email: 'ZOE@example.org', pieces: [{ work: 'lamp' }], pictures: [{ alt: 'A scratch' }] },
    { client: 'Tom' },
  ]);
  expect(JSON.stringify(rooms)).not.toMatch(/token_hash|Picture_of_the_scratch/);
  const pictures = await database.read((from) => roomPicturesOf(from, 'zoe@example.org'));
  expect(pictures).toEqual(['Picture_of_the_scratch']);
  expect(await erase('zoe@example.org')).toMatchObject({ rooms: 2 });
  expect((await recordsOf('ida@example.org')).rooms).toHaveLength(1);
});
