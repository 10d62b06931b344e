import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { GalleryDatabase } from '../api/database/database';
import { openDatabase } from '../api/database/open-database';
import { findPostgres, startPostgres } from '../api/database/testing/postgres-cluster';
import { startMailServer } from '../api/testing/mail-server';
import { freePort } from '../scripts/lib/ports';
import { bundled } from '../tests/bundled';
import { runScript } from '../scripts/lib/run-script';
import { percentile, rounded } from './lib/percentile';
import { signIn } from './lib/sign-in';
import { editWork, type Edited } from './processes/edit-works';
import { startBalancer } from './processes/start-balancer';
import { runKilledApi, type KilledApi } from './writers/killed-api';
import { countMails } from './writers/mail-count';
import { postForms, type Posted } from './writers/post-forms';
import { rememberPromises } from './writers/promises';
import { answers } from './writers/read-again';

/**
 * Several processes of the API on one PostgreSQL, behind nginx, of which one is killed every ten seconds, while editors publish and
 * visitors write: `npm run bench -- processes --minutes 5`. Ends with code 1 when something that was answered is lost, is
 * there twice, or an editor is refused what nobody else has changed.
 */
const OPTIONS = {
  minutes: { type: 'string', default: '5' },
  processes: { type: 'string', default: '3' },
  editors: { type: 'string', default: '10' },
  visitors: { type: 'string', default: '20' },
  'kill-every': { type: 'string', default: '10' },
} as const;
/** ms within which the mails that wait are sent in the end. */
const REST_MS = 120_000;

runScript(async (signal) => {
  const { values } = parseArgs({ options: OPTIONS });
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not here, and cannot be installed: apt-get install postgresql');
  const cluster = await startPostgres(bin);
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-processes-'));
  const mailServer = await startMailServer();
  const databaseUrl = cluster.url(await cluster.createDatabase());
  const env = {
    DATABASE_URL: databaseUrl,
    FILES_URL: path.join(folder, 'files'),
    API_FORM_RATE: '100000',
    API_WARM_MEDIA: 'off',
    API_LOG_LEVEL: 'silent',
    SMTP_URL: mailServer.url,
    MAIL_LANGUAGE: 'en',
  };
  const ports: number[] = [];
  for (let nth = 0; nth < Number(values.processes); nth += 1) ports.push(await freePort());
  const script = await bundled('api/main.ts');
  const run = (port: number) =>
    runKilledApi(port, { ...env, API_DATA_DIR: path.join(folder, `${port}`) }, script);
  const apis: KilledApi[] = [];
  try {
    for (const port of ports) {
      const api = run(port);
      apis.push(api);
      await answers(`${api.url}/api/pages/home`, signal);
    }
    const balancer = await startBalancer(ports);
    const database = await openDatabase({ dataDir: '', databaseUrl });
    const editors = await editorsOf(database, Number(values.editors));
    const promises = rememberPromises();
    const posted: Posted = { statuses: new Map(), times: [] };
    const end = endAfter(Number(values.minutes) * 60_000, signal);
    const [edited] = await Promise.all([
      Promise.all(editors.map((editor) => editWork(balancer.url, editor, end))),
      killInTurn(apis, Number(values['kill-every']) * 1000, end),
      ...Array.from({ length: Number(values.visitors) }, (_, visitor) =>
        postForms(balancer.url, visitor, promises, posted, end),
      ),
    ]);
    const rest = await waitingMails(database);
    const messages = await database.read((from) => from.selectFrom('messages').select('message').execute());
    const forms = promises.count(
      'messages',
      messages.map(({ message }) => message),
    );
    const mails = countMails(
      messages.map(({ message }) => message),
      mailServer.received.filter(({ source }) => !/^List-Unsubscribe:/m.test(source)),
    );
    const faults = (await Promise.all(edited.map((one) => faultsOf(database, one)))).flat();
    const killed = apis.reduce((sum, api) => sum + api.ends().killed, 0);
    const itself = apis.reduce((sum, api) => sum + api.ends().itself, 0);
    const count = (of: (one: Edited) => number) => edited.reduce((sum, one) => sum + of(one), 0);
    console.log(`${values.processes} processes, of which one was killed ${killed} times, and ended by itself ${itself} times;
${values.editors} editors, ${values.visitors} visitors, ${values.minutes} min.
Publications answered: ${count((one) => one.published.length)}, cut: ${count((one) => one.unknown.length)}, refused: ${count((one) => one.refused.length)}; they took ${spread(edited.flatMap(({ times }) => times))}.
Faults of publications: ${faults.length}${faults.map((fault) => `\n- ${fault}`).join('')}
Posts: ${[...posted.statuses].map(([status, posts]) => `${status || 'no answer'}: ${posts}`).join(', ')}; they took ${spread(posted.times)}.
Messages answered: ${forms.promised}, kept: ${forms.rows}, lost: ${forms.lost}, twice: ${forms.twice}.
Mails: ${mails.mails}; messages without one: ${mails.lost}, with two: ${mails.twice}; that came again with the same Message-ID: ${mails.repeated}; left waiting: ${rest}.`);
    if (faults.length + forms.lost + forms.twice + mails.lost + mails.twice + rest > 0) process.exitCode = 1;
    await database.close();
    await balancer.close();
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
    await mailServer.close();
    await cluster.remove();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Each has a work of his own. */
async function editorsOf(
  database: GalleryDatabase,
  count: number,
): Promise<{ work: string; cookie: string }[]> {
  return database.write(async (to) => {
    const works = await to
      .selectFrom('items')
      .select('id')
      .where('kind', '=', 'works')
      .orderBy('id')
      .limit(count)
      .execute();
    const editors: { work: string; cookie: string }[] = [];
    for (const { id: work } of works) editors.push({ work, cookie: `desk=${await signIn(to, work)}` });
    return editors;
  });
}

/** Each publication that was answered is a version, once; what is public is the last one, or one that was cut after it. */
async function faultsOf(
  database: GalleryDatabase,
  { work, published, unknown, refused }: Edited,
): Promise<string[]> {
  const markIn = (text: string | null) => Number(/"reference":"M (\d+)"/.exec(text ?? '')?.[1] ?? 0);
  const { versions, now } = await database.read(async (from) => ({
    versions: await from
      .selectFrom('desk_versions')
      .select('after')
      .where('shelf', '=', 'works')
      .where('item', '=', work)
      .orderBy('number')
      .execute(),
    now: await from
      .selectFrom('items')
      .select('published')
      .where('kind', '=', 'works')
      .where('id', '=', work)
      .executeTakeFirstOrThrow(),
  }));
  const kept = versions.map(({ after }) => markIn(after));
  const known = new Set([...published, ...unknown]);
  return [
    ...published.filter((mark) => !kept.includes(mark)).map((mark) => `${work}: ${mark} is lost`),
    ...kept.filter((mark, at) => kept.indexOf(mark) !== at).map((mark) => `${work}: ${mark} is there twice`),
    ...kept.filter((mark) => !known.has(mark)).map((mark) => `${work}: ${mark} was refused, and is public`),
    ...(markIn(now.published) === (kept.at(-1) ?? 0)
      ? []
      : [`${work}: what is public is not the last version`]),
    ...refused.map((why) => `${work}: ${why}`),
  ];
}

async function killInTurn(apis: readonly { kill(): void }[], ms: number, end: AbortSignal): Promise<void> {
  for (let turn = 0; !end.aborted; turn += 1) {
    await setTimeout(ms, undefined, { signal: end }).catch(() => undefined);
    if (!end.aborted) apis[turn % apis.length]?.kill();
  }
}

/** @returns how many are left in the end */
async function waitingMails(database: GalleryDatabase): Promise<number> {
  for (const end = performance.now() + REST_MS; ; await setTimeout(500)) {
    const { count } = await database.read((from) =>
      from
        .selectFrom('mails')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('sent_at', 'is', null)
        .executeTakeFirstOrThrow(),
    );
    if (count === 0 || performance.now() > end) return count;
  }
}

/** A signal of its own: on Node 20 one that is made of others can be collected as garbage before it is given. */
function endAfter(ms: number, signal: AbortSignal): AbortSignal {
  const end = new AbortController();
  const give = () => end.abort();
  void setTimeout(ms).then(give);
  signal.addEventListener('abort', give);
  return end.signal;
}

const spread = (times: readonly number[]): string =>
  `${[0.5, 0.95, 1].map((share) => rounded(percentile(times, share))).join(', ')} ms (median, p95, longest)`;
