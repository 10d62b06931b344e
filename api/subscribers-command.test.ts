import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findLink } from './mail-links/links';
import { openDatabase, type GalleryDatabase } from './storage/database';
import {
  confirmSubscription,
  keepSubscription,
  type SubscriptionState,
} from './storage/tables/subscriptions';
import { bundled } from '../tests/bundled';

/** ms for a process that has to load everything. */
const SPAWNING_MS = 60_000;

let dataDir: string;
let database: GalleryDatabase;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-subscribers-'));
  database = await openDatabase(dataDir);
  const keep = (email: string, state: SubscriptionState) =>
    database.write((to) => keepSubscription(to, { email, isProfessional: false }, 'fr', state));
  await keep('ada@example.org', 'pending');
  await database.write((to) =>
    confirmSubscription(to, 'ada@example.org', { words: 'Oui, volontiers.', locale: 'fr', at: Date.now() }),
  );
  await keep('bea@example.org', 'pending');
  await keep('cleo@example.org', 'unasked');
});
afterEach(async () => {
  database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const subscribers = async (...args: string[]) =>
  promisify(execFile)(process.execPath, [await bundled('api/subscribers-command.ts'), ...args], {
    env: { ...process.env, API_DATA_DIR: dataDir, SITE_URL: 'https://www.example.org' },
  });

test(
  'it counts who subscribes, without names, and writes whom the gallery may write to into a file of its own',
  async () => {
    const { stdout } = await subscribers();
    expect(stdout).toBe(
      'Confirmed: 1\nNot confirmed, since there was no mail server: 1\n' +
        'Wait to be confirmed, and may not be written to: 1\n',
    );
    const file = path.join(dataDir, 'readers.csv');
    expect((await subscribers('csv', file)).stdout).toBe(`2 written to ${file}\n`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, 'utf8');
    expect(text).toMatch(/^\ufeffemail,/);
    expect(text).toMatch(/^ada@example\.org,,no,fr,confirmed,.*"Oui, volontiers\."/m);
    expect(text).toMatch(/^cleo@example\.org,,no,fr,not confirmed/m);
    expect(text).not.toContain('bea');
    const [, token = ''] =
      /^ada.*https:\/\/www\.example\.org\/fr\/newsletter\/stop\?token=(\S+)$/m.exec(text) ?? [];
    expect(
      await database.read((from) => findLink(from, { subject: 'newsletter', purpose: 'withdraw' }, token)),
    ).toMatchObject({
      email: 'ada@example.org',
    });
    await expect(subscribers('csv', file)).rejects.toMatchObject({ code: 1 });
  },
  SPAWNING_MS,
);

test.each([[['csv']], [['all']], [['csv', 'a', 'b']]])(
  '%j is refused in one line',
  async (args) => {
    await expect(subscribers(...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Usage: npm run subscribers/),
    });
  },
  SPAWNING_MS,
);
