import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type GalleryDatabase } from '../storage/database';
import { queueMail, takeUpAgain } from '../storage/tables/mails';
import { keptRows } from '../testing/kept-rows';
import { startMailServer, type TestMailServer } from '../testing/mail-server';
import { until } from '../../tests/until';
import { openMailer, type Mailer } from './mailer';
import type { Mail } from './mail';

const MAIL: Mail = {
  kind: 'message',
  visitor: 'zoe@example.org',
  replyTo: { name: 'Zoé', address: 'zoe@example.org' },
  subject: 'Demande de Zoé',
  text: 'Bonjour\n',
};
const FROM = 'Gallery <site@gallery.example>';
const READERS = 'owner@example.org, second@example.org';
/** Tries again at once, for as long as a test takes. */
const AT_ONCE = { shortestPauseMs: 1, longestPauseMs: 20, forMs: 600_000 };

let dataDir: string;
let database: GalleryDatabase;
let server: TestMailServer;
let mailers: Mailer[];
const log = jest.fn();
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-mails-'));
  database = await openDatabase(dataDir);
  mailers = [];
  log.mockClear();
});
afterEach(async () => {
  await Promise.all(mailers.map((mailer) => mailer.close()));
  await server?.close();
  database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const rows = () => keptRows(dataDir, 'mails');
const allSettled = () => rows().every((row) => row['sent_at'] ?? row['given_up_at']);
const queue = (mail: Partial<Mail> = {}) => database.write((to) => queueMail(to, { ...MAIL, ...mail }));

async function open(options: Partial<Parameters<typeof openMailer>[0]> = {}): Promise<Mailer> {
  const mailer = openMailer({
    smtpUrl: server.url,
    database,
    addresses: () => ({ from: FROM, gallery: READERS }),
    log,
    retries: AT_ONCE,
    pollMs: 10,
    ...options,
  });
  mailers.push(mailer);
  await mailer.start();
  return mailer;
}

it('sends what waits to the gallery, once, and keeps nothing of it but that', async () => {
  server = await startMailServer();
  await queue();
  await open();
  await until(allSettled);
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail?.to).toEqual(['owner@example.org', 'second@example.org']);
  expect(mail?.source).toMatch(/^From: Gallery <site@gallery\.example>/m);
  expect(mail?.source).toMatch(/^Reply-To: .*<zoe@example\.org>/m);
  expect(mail?.messageId).toMatch(/^<mail-\d+\.[\w-]+@gallery\.example>$/);
  expect(rows()).toEqual([
    expect.objectContaining({ message_id: mail?.messageId, content: null, visitor: null, tries: 1 }),
  ]);
  expect(log).not.toHaveBeenCalled();
});

it('sends any other mail to whom it is for, with its headers', async () => {
  server = await startMailServer();
  await queue({ kind: 'newsletter', to: 'ada@example.org', headers: { 'X-Confirms': 'yes' } });
  await open();
  await until(allSettled);
  expect(server.received.map(({ to }) => to)).toEqual([['ada@example.org']]);
  expect(server.received[0]?.source).toMatch(/^X-Confirms: yes/m);
});

it('tries again what was turned away, as the same mail, and tells a code without names', async () => {
  server = await startMailServer({ refusals: 3 });
  await queue();
  await open();
  await until(allSettled);
  expect(server.received).toHaveLength(1);
  expect(rows()).toEqual([expect.objectContaining({ tries: 4, last_error: null })]);
  expect(log).toHaveBeenCalledTimes(3);
  expect(log).toHaveBeenCalledWith(
    'warn',
    expect.objectContaining({ code: 'EMESSAGE 450' }),
    expect.any(String),
  );
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/zoe|ada|owner/i);
});

it('sends when a mail server is there that was not', async () => {
  server = await startMailServer();
  const { port } = server;
  await server.close();
  await queue();
  await open();
  await until(() => rows()[0]?.['last_error'] === 'ESOCKET');
  server = await startMailServer({ port });
  await until(allSettled);
  expect(server.received).toHaveLength(1);
});

it('gives up in the end, says so, and takes it up again when it is told to', async () => {
  server = await startMailServer({ refusals: 1 });
  await queue();
  await open({ retries: { ...AT_ONCE, forMs: 0 } });
  await until(allSettled);
  expect(rows()).toEqual([
    expect.objectContaining({ given_up_at: expect.any(String), last_error: 'EMESSAGE 450', tries: 1 }),
  ]);
  expect(log).toHaveBeenCalledWith('error', expect.anything(), expect.stringContaining('given up'));
  await database.write((to) => takeUpAgain(to, Date.now()));
  await until(() => server.received.length === 1);
});

it('drops a visitor’s mail when it gives it up: it can be asked for again', async () => {
  server = await startMailServer({ refusals: 1 });
  await queue({ kind: 'newsletter', to: 'ada@example.org' });
  await open({ retries: { ...AT_ONCE, forMs: 0 } });
  await until(() => rows().length === 0);
  expect(log).toHaveBeenCalledWith('warn', expect.anything(), 'a mail to a visitor is given up');
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/ada/i);
});

it('goes on trying what the gallery’s server refuses for good, and drops what a visitor’s does', async () => {
  server = await startMailServer({ refusals: 2, refusedWith: 550 });
  await queue();
  await open();
  await until(allSettled);
  expect(server.received).toHaveLength(1);
  expect(log).toHaveBeenCalledWith(
    'error',
    expect.objectContaining({ code: 'EMESSAGE 550' }),
    expect.any(String),
  );
  await server.close();
  server = await startMailServer({ refusedAddresses: { 'nobody@example.org': 550 } });
  await queue({ to: 'nobody@example.org' });
  await open();
  await until(() => rows().length === 1);
  expect(log).toHaveBeenCalledWith(
    'info',
    expect.objectContaining({ code: 'EENVELOPE 550' }),
    expect.any(String),
  );
});

it('goes on with the readers who have not got it, and leaves alone those who have', async () => {
  const refusedAddresses: Record<string, number> = { 'second@example.org': 450 };
  server = await startMailServer({ refusedAddresses });
  await queue();
  await open();
  await until(() => rows()[0]?.['last_error'] === 'EENVELOPE 450');
  delete refusedAddresses['second@example.org'];
  await until(allSettled);
  expect(server.received.map(({ to }) => to)).toEqual([['owner@example.org'], ['second@example.org']]);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
});

it('finishes what is under way when it is closed, and begins nothing more', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  server = await startMailServer({ onReceived: () => released });
  for (let index = 0; index < 5; index += 1) await queue();
  const mailer = await open();
  await until(() => server.received.length === 3);
  const closing = mailer.close();
  release();
  await closing;
  expect(server.received).toHaveLength(3);
  expect(rows().filter((row) => row['sent_at'])).toHaveLength(3);
});

it('shares the queue with another process: each mail is sent by one of them', async () => {
  server = await startMailServer({ onReceived: () => new Promise((resolve) => setTimeout(resolve, 5)) });
  for (let index = 0; index < 40; index += 1) await queue({ text: `Mail ${index}` });
  const another = await openDatabase(dataDir);
  await Promise.all([open(), open({ database: another }), open({ database: another })]);
  await until(allSettled);
  another.close();
  expect(server.received).toHaveLength(40);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(40);
});

it('keeps a mail that takes longer than a claim to itself', async () => {
  server = await startMailServer({ onReceived: () => new Promise((resolve) => setTimeout(resolve, 1500)) });
  await queue();
  await open({ leaseMs: 400 });
  await until(() => server.received.length === 1);
  await open({ leaseMs: 400 });
  await until(allSettled);
  expect(server.received).toHaveLength(1);
});

it('is not kept waiting by a clock that was set back', async () => {
  server = await startMailServer();
  const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
  await database.write((to) => queueMail(to, MAIL, tomorrow));
  // A mailer that does not start anew: its process has been running since.
  const mailer = openMailer({
    smtpUrl: server.url,
    database,
    addresses: () => ({ from: FROM, gallery: READERS }),
    log,
    retries: AT_ONCE,
  });
  mailers.push(mailer);
  mailer.wake();
  await until(allSettled);
  expect(server.received).toHaveLength(1);
});

it('marks no other mail when one is deleted while it is sent', async () => {
  const replace = async () => {
    await database.write((to) => to.run('DELETE FROM mails'));
    if (server.received.length < 2) await queue();
  };
  server = await startMailServer({ onReceived: replace });
  await queue();
  await open();
  await until(() => server.received.length === 2);
});
