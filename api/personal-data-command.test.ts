import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import Database from 'libsql';
import { startApi, type RunningApi } from './start-api';
import { keptRows, lockDatabase } from './testing/kept-rows';
import { writeSampleCatalogue, type SampleCatalogue } from './testing/sample-catalogue';
import { bundled } from '../tests/bundled';

const SPAWNING_MS = 60_000;
const UNREACHABLE = 'smtp://127.0.0.1:9';

let sample: SampleCatalogue;
let api: RunningApi;
beforeEach(async () => {
  sample = await writeSampleCatalogue();
  api = await startApi({
    port: 0,
    catalogueDir: sample.root,
    dataDir: sample.dataDir,
    logLevel: 'silent',
    warmMedia: false,
    formRate: 1000,
    smtpUrl: UNREACHABLE,
  });
});
afterEach(async () => {
  await api.close();
  await sample.remove();
});

/** Runs the command beside the running API. */
async function personalData(args: string[], dataDir = sample.dataDir) {
  return promisify(execFile)(process.execPath, [await bundled('api/personal-data-command.ts'), ...args], {
    env: { ...process.env, API_DATA_DIR: dataDir },
  });
}

async function post(body: object, key?: string): Promise<void> {
  const answer = await fetch(`${api.url}/api/form/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify({ newsletter: true, inquiry_by: 'email', ...body }),
  });
  expect(answer.status).toBe(200);
}

const ADA = {
  name: 'Ada Lovelace',
  email: 'Ada@Example.org',
  message: 'Unmistakable words',
  works: ['lamp'],
};
const IDA = { name: 'Ida', email: 'ida@example.org', message: 'Tell ada@example.org of it' };

/** Which of the database's files hold a text; read by another process, since closing a file here would undo SQLite's locks. */
async function filesWith(text: string): Promise<string[]> {
  const files = (await readdir(sample.dataDir)).filter((file) => file.startsWith('gallery.db'));
  const search = `
    const [text, ...files] = process.argv.slice(1);
    const holds = (file) => require('fs').readFileSync(file, 'latin1').toLowerCase().includes(text.toLowerCase());
    console.log(files.filter(holds).join());
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', search, text, ...files], {
    cwd: sample.dataDir,
  });
  return stdout.trim().split(',').filter(Boolean);
}

test(
  'it exports everything about an address, in whatever capitals, and nothing about others',
  async () => {
    await post(ADA, 'a-key');
    await post(IDA);
    const { stdout, stderr } = await personalData(['export', 'aDA@example.ORG']);
    const exported = JSON.parse(stdout);
    expect(exported).toMatchObject({
      address: 'ada@example.org',
      messages: [{ name: 'Ada Lovelace', message: 'Unmistakable words', works: ['lamp'] }],
      subscriptions: [{ email: 'Ada@Example.org', name: 'Ada Lovelace' }],
      mail_links: [{ purpose: 'withdraw' }, { purpose: 'confirm' }],
      mails: [
        { kind: 'newsletter' },
        { kind: 'message', content: { text: expect.stringContaining('Unmistakable words') } },
      ],
      posts: [{ key: 'a-key' }],
    });
    expect(stdout).not.toMatch(/ida/i);
    expect(Object.keys(exported.subscriptions[0])).not.toContain('_metadata');
    expect(stderr).toBe('Messages of others mention this address, and were left alone: 2 (their id).\n');
  },
  SPAWNING_MS,
);

test(
  'it erases everything while the API runs, so that no byte of it is left, and leaves others alone',
  async () => {
    // Of what earlier code has deleted, the bytes were left in the file.
    const earlier = new Database(path.join(sample.dataDir, 'gallery.db'));
    earlier.exec('PRAGMA secure_delete = OFF; CREATE TABLE old (text TEXT)');
    earlier
      .prepare('INSERT INTO old VALUES (?)')
      .run(`Unmistakable words of ada@example.org ${'x'.repeat(9000)}`);
    earlier.exec('DROP TABLE old');
    earlier.close();
    await post(ADA, 'a-key');
    await post({ ...ADA, message: `Unmistakable words, ${'and more of them '.repeat(100)}` });
    await post({ ...IDA, message: 'Another one' });
    expect(await filesWith('Unmistakable words')).not.toEqual([]);

    const { stdout } = await personalData(['erase', 'ada@example.org']);
    expect(stdout).toMatch(
      /^Erased: messages 2, desk notes 0, subscriptions 1, wishes 0, rooms 0, mail links 2, mails 3, posts 1\.\nNothing of it is left/,
    );
    for (const text of ['ada@example.org', 'Lovelace', 'Unmistakable words', 'a-key'])
      expect(await filesWith(text)).toEqual([]);
    expect(keptRows(sample.dataDir, 'messages')).toMatchObject([{ email: 'ida@example.org' }]);
    const [one, other] = keptRows(sample.dataDir, 'mails');
    expect([one?.visitor, other?.visitor]).toEqual(['ida@example.org', 'ida@example.org']);
    // The API goes on, and may have a new message of hers.
    await post(ADA, 'a-key');
    expect(keptRows(sample.dataDir, 'messages')).toHaveLength(2);
  },
  SPAWNING_MS,
);

test(
  'it waits for whoever has locked the database',
  async () => {
    await post(ADA);
    const unlock = lockDatabase(sample.dataDir);
    const erasing = personalData(['erase', 'ada@example.org']);
    setTimeout(unlock, 3000);
    expect((await erasing).stdout).toMatch(/^Erased: messages 1/);
  },
  SPAWNING_MS,
);

test(
  'it says that there is nothing',
  async () => {
    const exported = await personalData(['export', 'eve@example.org']);
    expect(JSON.parse(exported.stdout)).toMatchObject({ messages: [], subscriptions: [], mails: [] });
    expect(exported.stderr).toBe('The database has nothing about this address.\n');
    expect((await personalData(['erase', 'eve@example.org'])).stdout).toMatch(
      /^Erased: messages 0, desk notes 0, subscriptions 0, wishes 0, rooms 0, mail links 0, mails 0, posts 0\./,
    );
  },
  SPAWNING_MS,
);

test.each([
  [[], /^Usage: npm run -s personal-data/],
  [['delete', 'ada@example.org'], /^Usage/],
  [['erase', 'ada'], /^'ada' is no address of a mailbox/],
  [['erase', 'ada@example.org, ida@example.org'], /^'ada@example.org, ida@example.org' is no address/],
])(
  '%j is refused in one line',
  async (args, message) => {
    await expect(personalData(args)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(message),
    });
  },
  SPAWNING_MS,
);

test(
  'a folder without a database is named, and none is begun there',
  async () => {
    const elsewhere = path.join(sample.dataDir, 'elsewhere');
    await expect(personalData(['erase', 'ada@example.org'], elsewhere)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`There is no database ${path.join(elsewhere, 'gallery.db')}`),
    });
    expect(existsSync(elsewhere)).toBe(false);
  },
  SPAWNING_MS,
);
