import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'libsql';
import type { ReceivedMail } from '../api/testing/mail-server';
import { runScript } from '../scripts/lib/run-script';
import { freePort } from '../scripts/lib/ports';
import { percentile, rounded } from './lib/percentile';
import { countsTable } from './writers/counts-table';
import { runFlickeringMailServer } from './writers/flickering-mail-server';
import { runKilledApi } from './writers/killed-api';
import { lockUntil } from './writers/lock-until';
import { countMails } from './writers/mail-count';
import { makePreviews } from './writers/make-previews';
import { postForms, type Posted } from './writers/post-forms';
import { KEY_COLUMNS, rememberPromises, type Table } from './writers/promises';
import { answers, readAgain } from './writers/read-again';
import { sendRest } from './writers/send-rest';

/**
 * Whether each message, subscription and preview that was answered for is kept, once, and each message mailed, once, while
 * many write, another process locks the database twice a second, the API is killed and the mail server goes down now and
 * then: `npm run bench -- writers --minutes 5`. Ends with code 1 when rows, answers 200 and mails are not as many and the
 * same. `--data folder` keeps the database there.
 */
const TABLES = Object.keys(KEY_COLUMNS) as Table[];

runScript(async (signal) => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '5' },
      writers: { type: 'string', default: '50' },
      'kill-every': { type: 'string', default: '20' },
      data: { type: 'string' },
    },
  });
  const dataDir = path.resolve(values.data ?? (await mkdtemp(path.join(tmpdir(), 'bench-writers-'))));
  await mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, 'gallery.db');
  const mailPort = await freePort();
  const env = {
    API_DATA_DIR: dataDir,
    API_FORM_RATE: '100000',
    API_WARM_MEDIA: 'off',
    API_LOG_LEVEL: 'silent',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_LANGUAGE: 'en',
  };
  const promises = rememberPromises();
  const posted: Posted = { statuses: new Map(), times: [] };
  const api = runKilledApi(await freePort(), env);
  try {
    await answers(`${api.url}/api/pages/home`, signal);
    const end = endAfter(Number(values.minutes) * 60_000, signal);
    const mailServer = await runFlickeringMailServer(mailPort, end);
    const kill = () => api.kill();
    const [locks, failedPreviews, works] = await Promise.all([
      lockUntil(file, end),
      makePreviews(env, promises, end),
      readAgain(`${api.url}/api/works/quai-bench`, end),
      every(Number(values['kill-every']) * 1000, kill, end),
      ...Array.from({ length: Number(values.writers) }, (_, writer) =>
        postForms(api.url, writer, promises, posted, end),
      ),
    ] as const);
    const { killed, itself } = api.ends();
    await mailServer.steady;
    const rest = await sendRest(api);
    await api.stop();
    await mailServer.close();
    const counts = TABLES.map((table) => promises.count(table, keysIn(file, table)));
    const { received } = mailServer;
    const toGallery = received.filter((mail) => !isNewsletter(mail));
    const mails = countMails(keysIn(file, 'messages'), toGallery);
    const toSubscribers = keysIn(file, 'subscriptions').map((email) => `To: ${email}`);
    const asked = countMails(toSubscribers, received.filter(isNewsletter));
    const statuses = [...posted.statuses].map(([status, posts]) => `${status || 'no answer'}: ${posts}`);
    console.log(`${values.writers} writers for ${values.minutes} min; the database was locked ${locks} times; the API was
killed ${killed} times and ended by itself ${itself} times; the mail server went down ${mailServer.outages()} times;
preview-link failed ${failedPreviews} times.
Posts: ${statuses.join(', ')}. Those answered 200 took ${spread(posted.times)}; a work meanwhile ${spread(works)}.

${countsTable(counts)}

Messages kept: ${mails.messages}; mails: ${mails.mails}; messages without a mail: ${mails.lost}, with two: ${mails.twice}; mails
that came again with the same Message-ID: ${mails.repeated}.
Subscriptions kept: ${asked.messages}; mails to confirm them: ${asked.mails}; without one: ${asked.lost}, with two: ${asked.twice}; that
came again: ${asked.repeated}. Left waiting in the end: ${rest}.`);
    const isExact = counts.every(
      ({ promised, rows, lost, twice }) => promised === rows && lost + twice === 0,
    );
    const isMailed = [mails, asked].every(
      (count) => count.mails === count.messages && count.lost + count.twice === 0,
    );
    if (!isExact || !isMailed) process.exitCode = 1;
  } finally {
    await api.stop();
    if (!values.data) await rm(dataDir, { recursive: true });
  }
});

/** Those about a subscription go to whom it is for. */
const isNewsletter = ({ source }: ReceivedMail): boolean => /^List-Unsubscribe:/m.test(source);

/** A signal of its own: on Node 20 one that is made of others can be collected as garbage before it is given. */
function endAfter(ms: number, signal: AbortSignal): AbortSignal {
  const end = new AbortController();
  const give = () => end.abort();
  setTimeout(give, ms);
  signal.addEventListener('abort', give);
  return end.signal;
}

/** Carries something out again and again. */
async function every(ms: number, action: () => void, end: AbortSignal): Promise<void> {
  const timer = setInterval(action, ms);
  await until(end);
  clearInterval(timer);
}

const until = (end: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (end.aborted) resolve();
    end.addEventListener('abort', () => resolve());
  });

const spread = (times: readonly number[]): string =>
  `${[0.5, 0.95, 1].map((share) => rounded(percentile(times, share))).join(', ')} ms (median, p95, longest)`;

/** What makes each row of a table known again. */
function keysIn(file: string, table: Table): string[] {
  const database = new Database(file);
  const rows = database.prepare(`SELECT ${KEY_COLUMNS[table]} AS key FROM ${table}`).all();
  return (rows as { key: string }[]).map(({ key }) => key);
}
