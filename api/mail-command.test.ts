import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startApi, type RunningApi } from './start-api';
import { openDatabase, type GalleryDatabase } from './storage/database';
import { queueMail } from './storage/tables/mails';
import { keptRows } from './testing/kept-rows';
import { startMailServer, type TestMailServer } from './testing/mail-server';
import { writeSampleCatalogue, type SampleCatalogue } from './testing/sample-catalogue';
import { bundled } from '../tests/bundled';

const SPAWNING_MS = 60_000;
const WRITTEN = Date.parse('2026-01-02T03:04:05.678Z');
const UNREACHABLE = 'smtp://127.0.0.1:9';

let sample: SampleCatalogue;
let database: GalleryDatabase;
let server: TestMailServer;
beforeEach(async () => {
  sample = await writeSampleCatalogue();
  database = await openDatabase(sample.dataDir);
  server = await startMailServer();
});
afterEach(async () => {
  database.close();
  await server.close();
  await sample.remove();
});

async function mail(args: string[], smtpUrl = '') {
  const own = { API_CATALOGUE_DIR: sample.root, API_DATA_DIR: sample.dataDir, SMTP_URL: smtpUrl };
  return promisify(execFile)(process.execPath, [await bundled('api/mail-command.ts'), ...args], {
    env: { ...process.env, ...own },
  });
}

const queue = (count: number) =>
  database.write((to) => {
    for (let index = 0; index < count; index += 1)
      queueMail(to, { kind: 'message', visitor: 'ada@example.org', subject: 'Ada', text: 'Ada' }, WRITTEN);
  });
/** As after five days. */
const giveUp = () =>
  database.write((to) => to.run("UPDATE mails SET given_up_at = queued_at, last_error = 'EDNS', tries = 48"));

const start = (smtpUrl: string): Promise<RunningApi> =>
  startApi({
    port: 0,
    catalogueDir: sample.root,
    dataDir: sample.dataDir,
    logLevel: 'silent',
    warmMedia: false,
    smtpUrl,
  });

test(
  'it lists what waits and what was given up, without names',
  async () => {
    expect((await mail([])).stdout).toBe('No mail waits.\n');
    await queue(1);
    const { stdout } = await mail(['list']);
    expect(stdout).toMatch(
      /^Waiting: 1\n {2}1 message, written 2026-01-02T03:04:05\.678Z, tries: 0, due 2026-/,
    );
    await giveUp();
    const given = (await mail([])).stdout;
    expect(given).toMatch(
      /^Given up, until `npm run mail -- retry`: 1\n {2}1 message, .* tries: 48, EDNS, given up 2026-/,
    );
    expect(stdout + given).not.toMatch(/ada/i);
  },
  SPAWNING_MS,
);

test(
  'it sends what was given up, while an API runs that has given up',
  async () => {
    await queue(3);
    await giveUp();
    const api = await start(UNREACHABLE);
    expect(keptRows(sample.dataDir, 'mails').every((row) => row['given_up_at'])).toBe(true);
    const { stdout } = await mail(['retry'], server.url);
    await api.close();
    expect(stdout).toBe('Sent: 3\nNo mail waits.\n');
    expect(server.received.map(({ to }) => to)).toEqual(Array(3).fill(['gallery@example.org']));
  },
  SPAWNING_MS,
);

test(
  'it shares the mails with an API that can send as well: each is sent once',
  async () => {
    const api = await start(server.url);
    await queue(30);
    const { stdout } = await mail(['retry'], server.url);
    await api.close();
    expect(stdout).toMatch(/^Sent: \d+\nNo mail waits\.\n$|^No mail waits\.\n$/);
    expect(server.received).toHaveLength(30);
  },
  SPAWNING_MS,
);

test(
  'it says what could not be sent, and what nobody here can send',
  async () => {
    await queue(1);
    const failing = mail(['retry'], UNREACHABLE);
    await expect(failing).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^Sent: 0\nWaiting: 1\n {2}1 message, .* tries: 1, ESOCKET, due 2/),
    });
    const { stdout } = await mail(['retry']);
    expect(stdout).toMatch(/^Waiting: 1\n[^]*\nSMTP_URL is not set here/);
  },
  SPAWNING_MS,
);

test.each([[['send']], [['retry', '1']]])(
  '%j is refused in one line',
  async (args) => {
    await expect(mail(args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Usage: npm run mail/),
    });
  },
  SPAWNING_MS,
);
