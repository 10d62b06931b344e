import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withdrawRoom } from '../rooms/desk-room-queries';
import { until } from '../../tests/until';
import { openStore } from '../../src/contract/server/store/open-store';
import { openDatabase } from '../database/open-database';
import type { GalleryDatabase } from '../database/database';
import { queueMail } from '../mail/mail-queries';
import { keepMessage } from '../messages/message-queries';
import { createPreviewToken } from '../previews/preview-tokens';
import { confirm } from '../subscriptions/consents';
import { keepSubscription } from '../subscriptions/newsletter-queries';
import { keptRows, lockDatabase } from '../testing/kept-rows';
import { makeSampleRoom } from '../testing/sample-room';
import { type Look, nextLook, nextTrustedLook, TRUSTED_MS, type TrustedLook } from './clock-trust';
import { addressesIn, addressMark, foldedAddress, isAddress } from './folded-address';
import { erasePersonalRecords, personalRecords, roomPicturesOf } from './personal-records';
import { openRetention, type Retention } from './retention';

describe('folded address', () => {
  test.each([
    ['ada@example.org', 'ADA@Example.ORG'],
    ['ada@example.org', ' ada@example.org\n'],
    ['zoé@example.org', 'Zoe\u0301@example.org'],
    ['ada@müller.example', 'ada@xn--mller-kva.example'],
    ['ada@müller.example', 'Ada@MU\u0308LLER.example'],
  ])('%s is %j as well', (address, spelling) => {
    expect(foldedAddress(spelling)).toBe(foldedAddress(address));
    expect(addressMark(spelling)).toBe(addressMark(address));
  });

  test.each([
    ['ada@example.org', 'ida@example.org'],
    ['ada@example.org', 'ada@example.com'],
    ['ada.brun@example.org', 'adabrun@example.org'],
    ['ada+lamp@example.org', 'ada@example.org'],
    ['zoé@example.org', 'zoe@example.org'],
  ])('%s is not %s', (address, another) => {
    expect(foldedAddress(another)).not.toBe(foldedAddress(address));
  });

  test.each(['ada', 'ada@', '@example.org', 'ada brun@example.org', 'Ada <ada@example.org>', ''])(
    '%j is no address',
    (text) => expect(isAddress(text)).toBe(false),
  );

  test('a text mentions addresses in sentences, links and brackets', () => {
    const text =
      'Write to Ada@Example.org, or (ida@example.org)! mailto:zoé@example.org. <eve@example.org>: @nobody';
    expect(addressesIn(text)).toEqual([
      'ada@example.org',
      'ida@example.org',
      'zoé@example.org',
      'eve@example.org',
    ]);
  });
});

describe('clock trust', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const NOW = Date.parse('2026-11-24T00:00:00Z');

  /** Whether a look is held, after looks on these days. */
  function isHeldAfter(...days: number[]): boolean {
    let look: Look | undefined;
    for (const day of days) look = nextLook(look, NOW + day * DAY_MS);
    return look?.heldUntil !== undefined;
  }

  test.each<[string, number[], boolean]>([
    ['the first look', [0], false],
    ['a day later', [0, 1], false],
    ['a start again and again', [0, 0, 0.1, 0.1], false],
    ['after a week off', [0, 7], false],
    ['after more than a week, or a clock that was set forth', [0, 8], true],
    ['years ahead', [0, 4000], true],
    ['years ahead, and looked at again', [0, 4000, 4000, 4001, 4006.9], true],
    ['ahead, and gone on for a week', [0, 4000, 4003, 4007], false],
    ['set back by an hour', [0, -0.05], false],
    ['set back by years', [0, -4000], true],
    ['set back and right again', [0, -4000, 0.1], true],
    ['set back and right again for a week', [0, -4000, 0.1, 3, 7.1], false],
    ['ahead and right again', [0, 4000, 1], true],
  ])('%s', (_, days, isHeld) => expect(isHeldAfter(...days)).toBe(isHeld));

  /** The same for what publishes by the clock. */
  function isUntrustedAfter(...days: number[]): boolean {
    let look: TrustedLook | undefined;
    for (const day of days) look = nextTrustedLook(look, NOW + day * DAY_MS);
    return look?.heldUntil !== undefined;
  }

  test.each<[string, number[], boolean]>([
    ['the first look', [0], false],
    ['a week later', [0, 7], false],
    ['a year ahead for a minute', [0, 365], true],
    ['a year ahead, and right again', [0, 365, 0.001], false],
    ['ahead for days, and right again', [0, 365, 368, 4], false],
    ['right again after more than a week', [0, 365, 368, 10], true],
    ['ahead, and gone on for a week', [0, 365, 369, 372], false],
    ['ahead, and ahead of that', [0, 365, 730], true],
    ['set back by years, and right again', [0, -4000, 0.1], false],
  ])('of what publishes: %s', (_, days, isHeld) => expect(isUntrustedAfter(...days)).toBe(isHeld));

  test('what is held is held for a week from then on', () => {
    const look = nextLook({ lookedAt: NOW }, NOW + 30 * DAY_MS);
    expect(look.heldUntil).toBe(NOW + 30 * DAY_MS + TRUSTED_MS);
  });
});

describe('private files', () => {
  /** Nobody's account. */
  const STRANGER = 65_534;

  let base: string;
  let dataDir: string;
  let open: GalleryDatabase[];
  const umask = process.umask(0o022);
  beforeEach(async () => {
    base = await mkdtemp(path.join(tmpdir(), 'gallery-rights-'));
    dataDir = path.join(base, 'some', 'data');
    open = [];
  });
  afterEach(async () => {
    for (const database of open) await database.close();
    await rm(base, { recursive: true, force: true });
  });
  afterAll(() => void process.umask(umask));

  const modeOf = async (name: string): Promise<string> =>
    ((await stat(path.join(dataDir, name))).mode & 0o777).toString(8);

  async function opened(): Promise<GalleryDatabase> {
    const database = await openDatabase({ dataDir });
    open.push(database);
    await database.write((to) =>
      keepSubscription(to, { email: 'ada@example.org', isProfessional: false }, 'en'),
    );
    return database;
  }

  const itHasModes = process.platform === 'win32' ? it.skip : it;
  const itIsRoot = process.getuid?.() === 0 ? it : it.skip;

  itHasModes('makes a database, what is beside it and their folder for their owner alone', async () => {
    expect((await opened()).openToOthers).toEqual([]);
    expect(await modeOf('gallery.db')).toBe('600');
    expect(await modeOf('gallery.db-wal')).toBe('600');
    expect(await modeOf('gallery.db-shm')).toBe('600');
    expect(await modeOf('.')).toBe('700');
    expect(await modeOf('..')).toBe('755');
  });

  itHasModes('takes the rights of others away from a database that is there, in use or not', async () => {
    await mkdir(dataDir, { recursive: true });
    await opened();
    for (const name of ['gallery.db', 'gallery.db-wal', 'gallery.db-shm'])
      await chmod(path.join(dataDir, name), 0o664);
    expect((await opened()).openToOthers).toEqual([]);
    for (const name of ['gallery.db', 'gallery.db-wal', 'gallery.db-shm'])
      expect(await modeOf(name)).toBe('600');
    // Somebody may have a reason to look into a folder that he made himself.
    expect(await modeOf('.')).toBe('755');
  });

  itIsRoot('names the files of another owner, and opens them all the same', async () => {
    const file = path.join(dataDir, 'gallery.db');
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, '');
    await chmod(base, 0o777);
    await chmod(path.join(base, 'some'), 0o777);
    await chmod(dataDir, 0o777);
    await chmod(file, 0o666);
    const script = `
      const { openDatabase } = require(${JSON.stringify(path.join(__dirname, '../database/open-database.ts'))});
      process.setgid(${STRANGER}); process.setuid(${STRANGER});
      openDatabase({ dataDir: ${JSON.stringify(dataDir)} }).then(({ openToOthers }) => console.log(JSON.stringify(openToOthers)));
    `;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--require',
      'tsx/cjs',
      '--eval',
      script,
    ]);
    expect(JSON.parse(stdout)).toContain(file);
  });
});

describe('personal records', () => {
  let dataDir: string;
  let database: GalleryDatabase;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-personal-'));
    database = await openDatabase({ dataDir });
  });
  afterEach(async () => {
    await database.close();
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
      to.run(
        "INSERT INTO desk_notes (message, at, name, note) VALUES (?, '2026-01-01', 'Ada', 'Came by')",
        id,
      ),
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
});

describe('retention', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;

  let dataDir: string;
  let database: GalleryDatabase;
  let retention: Retention | undefined;
  let said: [level: string, facts: object, words: string][];
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-retention-'));
    database = await openDatabase({ dataDir, patienceMs: 50 });
    said = [];
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await retention?.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const open = async (options: { days?: number | 'off'; checkMs?: number; dayMs?: number } = {}) => {
    await retention?.close();
    retention = await openRetention({
      database,
      files: await openStore(path.join(dataDir, 'files')),
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
    await database.write(async (to) => {
      const email = `${name}@example.org`;
      const body = {
        name,
        email,
        message: `Words of ${name}`,
        newsletter: false,
        inquiry_by: 'email',
      } as const;
      const message = await keepMessage(to, body, { works: [] }, 'en');
      await queueMail(to, { kind: 'message', visitor: email, subject: name, text: name, message });
      const then = new Date(Date.now() - daysOld * DAY_MS).toISOString();
      await to.run('UPDATE messages SET received_at = ? WHERE id = ?', then, message);
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
        { messages: 1, wishes: 0, suspected: 0, rooms: 0, mails: 0, previews: 0 },
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

  test('suspected subscriptions that nobody has confirmed go as old messages do, and no others', async () => {
    await database.write(async (to) => {
      for (const name of ['robot', 'confirmed', 'plain'])
        await keepSubscription(
          to,
          { email: `${name}@example.org`, isProfessional: false, isSuspected: name !== 'plain' },
          'en',
        );
      await confirm(
        to,
        { subscriber: 'confirmed@example.org' },
        { words: 'Yes', locale: 'en', at: Date.now() },
      );
      await to.run("UPDATE subscriptions SET subscribed_at = '2020-01-01T00:00:00.000Z'");
      await keepSubscription(
        to,
        { email: 'new@example.org', isProfessional: false, isSuspected: true },
        'en',
      );
    });
    await open();
    const left = keptRows(dataDir, 'subscriptions').map(({ email }) => String(email).replace(/@.*/, ''));
    expect(left.sort()).toEqual(['confirmed', 'new', 'plain']);
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
    await database.write(async (to) => {
      await to.run("INSERT INTO posts (key, contents, kept_at) VALUES ('k', 'c', ?)", old);
      for (const kind of ['sent', 'given up'])
        await queueMail(
          to,
          { kind, visitor: 'ada@example.org', subject: 'Ada', text: 'Ada' },
          Date.parse(old),
        );
      await to.run("UPDATE mails SET sent_at = ? WHERE kind = 'sent'", old);
      const target = { type: 'work', id: 'lamp', locale: 'en' } as const;
      const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
      await createPreviewToken(to, { ...target, expires_at: daysAgo(31) });
      await createPreviewToken(to, { ...target, expires_at: daysAgo(29) });
      await createPreviewToken(to, { ...target, expires_at: daysAgo(-7) });
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
    const folder = path.join(dataDir, 'files/room-pictures');
    const picture = path.join(folder, 'Picture_of_the_scratch/original.jpg');
    await mkdir(path.dirname(picture), { recursive: true });
    await writeFile(picture, 'a scratch');
    const titles = () => keptRows(dataDir, 'rooms').map(({ title }) => title);
    await open({ days: 'off' });
    expect(titles()).toHaveLength(4);
    await utimes(picture, new Date(0), new Date(0));
    await open();
    expect(titles()).toEqual(['Ended', 'Open']);
    expect(said).toMatchObject([['info', { rooms: 2 }, expect.anything()]]);
    expect(keptRows(dataDir, 'room_pieces').map(({ room }) => room)).not.toContain(old.id);
    expect(await readdir(folder)).toEqual([]);
  });
});
