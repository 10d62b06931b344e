import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withdrawRoom } from '../../desk/server/rooms/tables/rooms';
import { until } from '../../tests/until';
import { openDatabase, type GalleryDatabase } from '../storage/database';
import { queueMail } from '../storage/tables/mails';
import { keepMessage } from '../storage/tables/messages';
import { createPreviewToken } from '../storage/tables/preview-tokens';
import { keptRows, lockDatabase } from '../testing/kept-rows';
import { makeSampleRoom } from '../testing/sample-room';
import { openRetention, type Retention } from './retention';

const DAY_MS = 24 * 60 * 60 * 1000;

let dataDir: string;
let database: GalleryDatabase;
let retention: Retention | undefined;
let said: [level: string, facts: object, words: string][];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-retention-'));
  database = await openDatabase(dataDir, { patienceMs: 50 });
  said = [];
});
afterEach(async () => {
  jest.restoreAllMocks();
  await retention?.close();
  database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const open = async (options: { days?: number | 'off'; checkMs?: number; dayMs?: number } = {}) => {
  await retention?.close();
  retention = await openRetention({
    database,
    file: path.join(dataDir, 'gallery.db'),
    days: 730,
    log: (...line) => void said.push(line),
    ...options,
  });
};
/** Sets the clock so many days forth, or back. */
function setClock(days: number): void {
  jest.restoreAllMocks();
  const real = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => real() + days * DAY_MS);
}

/** A message with its mail, so many days old; less than none comes from the future. */
async function keep(name: string, daysOld: number): Promise<void> {
  await database.write((to) => {
    const email = `${name}@example.org`;
    const body = {
      name,
      email,
      message: `Words of ${name}`,
      newsletter: false,
      inquiry_by: 'email',
    } as const;
    const message = keepMessage(to, body, { works: [] }, 'en');
    queueMail(to, { kind: 'message', visitor: email, subject: name, text: name, message });
    const then = new Date(Date.now() - daysOld * DAY_MS).toISOString();
    to.run('UPDATE messages SET received_at = ? WHERE id = ?', then, message);
  });
}
const names = () => keptRows(dataDir, 'messages').map(({ name }) => name);

test('at the start, messages older than two years go with their mails, and the log says how many', async () => {
  await keep('ada', 731);
  await keep('ida', 729);
  await keep('eve', 0);
  await open();
  expect(names()).toEqual(['ida', 'eve']);
  expect(keptRows(dataDir, 'mails').map(({ visitor }) => visitor)).toEqual([
    'ida@example.org',
    'eve@example.org',
  ]);
  expect(said).toEqual([
    [
      'info',
      { messages: 1, wishes: 0, rooms: 0, mails: 0, previews: 0 },
      'what was kept for long enough is erased',
    ],
  ]);
  const files = (await readdir(dataDir)).filter((file) => file.startsWith('gallery.db'));
  for (const file of files)
    expect((await readFile(path.join(dataDir, file), 'latin1')).includes('Words of ada')).toBe(false);
});

test('more of them than one write erases go as well', async () => {
  await database.write((to) =>
    to.run(
      `WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 1200)
       INSERT INTO messages (received_at, locale, name, email, message, inquiry_by)
       SELECT '2020-01-01T00:00:00.000Z', 'en', 'Ada', 'ada@example.org', 'Words', 'email' FROM many`,
    ),
  );
  await open();
  expect(names()).toEqual([]);
  expect(said).toMatchObject([['info', { messages: 1200 }, expect.anything()]]);
});

test('the number of days is a setting, and off keeps all messages', async () => {
  await keep('ada', 900);
  await keep('ida', 40);
  await open({ days: 'off' });
  expect(names()).toEqual(['ada', 'ida']);
  expect(said).toEqual([]);
  await open({ days: 30 });
  expect(names()).toEqual([]);
});

test('it is done again when a day has passed, by itself', async () => {
  await open({ checkMs: 5, dayMs: 10 });
  await keep('ada', 731);
  await until(() => names().length === 0);
});

test('it is not done again before', async () => {
  await open({ checkMs: 5 });
  await keep('ada', 731);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(names()).toEqual(['ada']);
});

test('posts of yesterday, mails sent long ago, old mails of no message and previews long expired go as well', async () => {
  const old = '2020-01-01T00:00:00.000Z';
  await database.write((to) => {
    to.run("INSERT INTO posts (key, contents, kept_at) VALUES ('k', 'c', ?)", old);
    for (const kind of ['sent', 'given up'])
      queueMail(to, { kind, visitor: 'ada@example.org', subject: 'Ada', text: 'Ada' }, Date.parse(old));
    to.run("UPDATE mails SET sent_at = ? WHERE kind = 'sent'", old);
    const target = { type: 'work', id: 'lamp', locale: 'en' } as const;
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
    createPreviewToken(to, { ...target, expires_at: daysAgo(31) });
    createPreviewToken(to, { ...target, expires_at: daysAgo(29) });
    createPreviewToken(to, { ...target, expires_at: daysAgo(-7) });
  });
  await open();
  expect(keptRows(dataDir, 'posts')).toEqual([]);
  expect(keptRows(dataDir, 'mails')).toEqual([]);
  expect(keptRows(dataDir, 'preview_tokens').map(({ number }) => number)).toEqual([2, 3]);
  expect(said).toMatchObject([['info', { mails: 1, previews: 1 }, expect.anything()]]);
});

test('a clock that is set forth by years erases nothing, until it has gone on for a week', async () => {
  await keep('ada', 0);
  await open();
  setClock(4000);
  await open();
  expect(names()).toEqual(['ada']);
  expect(said).toEqual([
    ['warn', { heldUntil: expect.any(String) }, expect.stringMatching(/^the clock has jumped/)],
  ]);
  setClock(4006);
  await open();
  expect(names()).toEqual(['ada']);
  setClock(4007.1);
  await open();
  expect(names()).toEqual([]);
});

test('one that is put right again has erased nothing', async () => {
  await keep('ada', 0);
  await open();
  for (const days of [4000, 0, 1, 5]) {
    setClock(days);
    await open();
  }
  expect(names()).toEqual(['ada']);
});

test('one that is set back erases nothing, and what it has dated is as old as it is then', async () => {
  await open();
  await keep('ada', 0);
  await keep('from-the-future', -4000);
  setClock(-4000);
  await open();
  for (const days of [0, 4, 7.1]) {
    setClock(days);
    await open();
  }
  expect(names()).toEqual(['ada', 'from-the-future']);
  const [, future] = keptRows(dataDir, 'messages');
  expect(String(future?.['received_at']) <= new Date(Date.now() + DAY_MS).toISOString()).toBe(true);
});

test('where the database is locked, it says so and tries again', async () => {
  await keep('ada', 731);
  const unlock = lockDatabase(dataDir);
  await open({ checkMs: 5 });
  expect(said).toEqual([['warn', {}, expect.stringContaining('tried again')]]);
  unlock();
  await until(() => names().length === 0);
});

test('rooms go as long after their end, with their pictures, and off keeps them', async () => {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const old = await makeSampleRoom(database, {
    title: 'Old',
    validUntil: day(-731),
    picture: 'Picture_of_the_scratch',
  });
  await makeSampleRoom(database, { title: 'Ended', validUntil: day(-729) });
  await makeSampleRoom(database, { title: 'Open', validUntil: day(30) });
  const withdrawn = await makeSampleRoom(database, { title: 'Withdrawn' });
  await database.write((to) => withdrawRoom(to, withdrawn.id, day(-731)));
  const folder = path.join(dataDir, 'room-pictures/Picture_of_the_scratch');
  await mkdir(folder, { recursive: true });
  const titles = () => keptRows(dataDir, 'rooms').map(({ title }) => title);
  await open({ days: 'off' });
  expect(titles()).toHaveLength(4);
  // As old as what is in it.
  await utimes(folder, new Date(0), new Date(0));
  await open();
  expect(titles()).toEqual(['Ended', 'Open']);
  expect(said).toMatchObject([['info', { rooms: 2 }, expect.anything()]]);
  expect(keptRows(dataDir, 'room_pieces').map(({ room }) => room)).not.toContain(old.id);
  expect(await readdir(path.join(dataDir, 'room-pictures'))).toEqual([]);
});
