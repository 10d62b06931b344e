import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import Database from 'libsql';
import { openTestDesk, type TestDesk } from './desk/testing/test-desk';
import { bundled } from '../tests/bundled';
import { layItems } from './import-export/catalogue/bring-folder-in';
import { readFolder } from './import-export/catalogue/read-folder';
import { findLink } from './mail-links/links';
import { type RunningApi, startApi } from './start-api';
import { openDatabase } from './database/open-database';
import type { GalleryDatabase } from './database/database';
import type { ConsentState } from './database/schema/visitors';
import { queueMail } from './mail/mail-queries';
import { confirmSubscription, keepSubscription } from './newsletter/subscription-queries';
import { keptRows, lockDatabase } from './testing/kept-rows';
import { startMailServer, type TestMailServer } from './testing/mail-server';
import { SAMPLE_FILES } from './testing/sample-files';
import { refusalOf } from './testing/refused-command';
import { type SampleCatalogue, writeSampleCatalogue } from './testing/sample-catalogue';

// Half of each start is compiling schemas, which processes of other tests do.
jest.mock('./server', () => {
  const server = jest.requireActual<typeof import('./server')>('./server');
  const { KEPT_COMPILERS } =
    jest.requireActual<typeof import('./testing/kept-compilers')>('./testing/kept-compilers');
  const buildServer: typeof server.buildServer = (services, standIns) =>
    server.buildServer(services, { schemaController: KEPT_COMPILERS, ...standIns });
  return { ...server, buildServer };
});

describe('personal data command', () => {
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
});

describe('personal data command, called wrongly', () => {
  test.each([
    [[], /^Usage: npm run -s personal-data/],
    [['delete', 'ada@example.org'], /^Usage/],
    [['erase', 'ada'], /^'ada' is no address of a mailbox/],
    [['erase', 'ada@example.org, ida@example.org'], /^'ada@example.org, ida@example.org' is no address/],
  ])('%j is refused in one line', async (args, message) => {
    expect(await refusalOf('personal-data-command', args)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(message),
    });
  });
});

describe('preview link', () => {
  const SPAWNING_MS = 60_000;
  const DAY_MS = 24 * 60 * 60 * 1000;

  let sample: SampleCatalogue;
  let api: RunningApi;
  beforeAll(async () => {
    sample = await writeSampleCatalogue();
    const { root: catalogueDir, dataDir } = sample;
    api = await startApi({ port: 0, catalogueDir, dataDir, logLevel: 'silent', warmMedia: false });
  });
  afterAll(async () => {
    await api.close();
    await sample.remove();
  });

  /** Runs the command beside the running API. */
  async function previewLink(args: string[], env: NodeJS.ProcessEnv = {}) {
    const { SITE_URL: _site, PORT: _port, ...outer } = process.env;
    const own = { API_CATALOGUE_DIR: sample.root, API_DATA_DIR: sample.dataDir };
    return promisify(execFile)(process.execPath, [await bundled('api/preview-link.ts'), ...args], {
      env: { ...outer, ...own, ...env },
    });
  }

  const tokenIn = (address: string) => /\/preview\/([\w-]{43})\n$/.exec(address)?.[1];

  test(
    'it prints an address that shows a draft for seven days, another one each time',
    async () => {
      const { stdout } = await previewLink(['works/secret', '--lang', 'fr']);
      expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:8000\/fr\/preview\/[\w-]{43}\n$/);
      const response = await fetch(`${api.url}/api/preview/${tokenIn(stdout)}`);
      const { data } = (await response.json()) as { data: { expires_at: string } };
      expect(data).toMatchObject({ type: 'work', locale: 'fr', item: { id: 'secret' } });
      const remaining = new Date(data.expires_at).getTime() - Date.now();
      expect(remaining).toBeLessThanOrEqual(7 * DAY_MS);
      expect(remaining).toBeGreaterThan(7 * DAY_MS - SPAWNING_MS);

      const again = await previewLink(['works/secret'], { SITE_URL: 'https://www.example.org/' });
      expect(again.stdout).toMatch(/^https:\/\/www\.example\.org\/preview\/[\w-]{43}\n$/);
      expect(tokenIn(again.stdout)).not.toBe(tokenIn(stdout));
    },
    SPAWNING_MS,
  );

  test(
    'it lists what is open without saying its address, and revokes it at once',
    async () => {
      const { stdout } = await previewLink(['works/lamp', '--lang', 'fr']);
      const token = tokenIn(stdout) ?? '';
      const status = async () => (await fetch(`${api.url}/api/preview/${token}`)).status;
      expect(await status()).toBe(200);
      const listed = (await previewLink(['--list'])).stdout;
      expect(listed).toMatch(/^ {2}\d+ works\/lamp, fr, until \d{4}-.*Z$/m);
      expect(listed).not.toContain(token);
      expect((await previewLink(['--revoke', 'works/lampe'])).stdout).toMatch(
        /^Revoked: 1\n {2}\d+ works\/lamp, fr, until /,
      );
      expect(await status()).toBe(404);
      expect((await previewLink(['--list'])).stdout).not.toContain('works/lamp,');
    },
    2 * SPAWNING_MS,
  );

  test.each([
    [['works/secret', '--list'], /^Usage/],
    [['--revoke', 'works/nothing'], /^No open preview is 'works\/nothing'/],
    [[], /^Usage: npm run preview-link/],
    [['works/secret', '--lang', 'xx'], /^Usage: npm run preview-link/],
    [['works/nothing'], /^There is nothing like 'works\/nothing'/],
  ])('%j is refused in one line', async (args, message) => {
    const env = { API_CATALOGUE_DIR: sample.root, API_DATA_DIR: sample.dataDir };
    expect(await refusalOf('preview-link', args, env)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(message),
    });
  });
});

describe('catalogue command', () => {
  let sample: SampleCatalogue;
  beforeEach(async () => (sample = await writeSampleCatalogue()));
  afterEach(() => sample.remove());

  const check = async (...args: string[]) => {
    const env = { ...process.env, API_DATA_DIR: sample.dataDir, INIT_CWD: path.dirname(sample.root) };
    const command = [await bundled('api/catalogue-command.ts'), ...args];
    return promisify(execFile)(process.execPath, command, { env });
  };

  test('it says that a folder can be served, and opens no database', async () => {
    const { stdout } = await check('check', path.basename(sample.root));
    expect(stdout).toContain(`The catalogue in ${sample.root} can be served`);
    expect(await readdir(sample.dataDir).catch(() => [])).toEqual([]);
  });

  test('it says what is wrong with one', async () => {
    await sample.write({ 'works/lamp.yaml': 'title: only' });
    await expect(check('check', sample.root)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/problem.*\n- works\/lamp\.yaml, slug:/),
    });
  });

  test.each([[[]], [['serve', 'folder']]])('%j is refused in one line', async (args) => {
    expect(await refusalOf('catalogue-command', args)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Usage: npm run -s catalogue -- .*\n$/),
    });
  });

  test('it asks at the terminal, and nobody there is a no', async () => {
    const env = { ...process.env, API_DATA_DIR: sample.dataDir, API_CATALOGUE_DIR: sample.root };
    const other = await writeSampleCatalogue({
      'site.yaml': { ...SAMPLE_FILES['site.yaml'], name: 'Another' },
    });
    const run = async (answer: string) => {
      const script = `printf '%s' '${answer}' | "$0" "$1" import "$2"`;
      const args = ['-c', script, process.execPath, await bundled('api/catalogue-command.ts'), other.root];
      return (await promisify(execFile)('sh', args, { env })).stdout;
    };
    try {
      expect(await run('')).toContain('Nothing was brought in.');
      expect(await run('n\n')).toContain('Nothing was brought in.');
      expect(await run('y\n')).toContain('It is brought in.');
    } finally {
      await other.remove();
    }
  }, 60_000);
});

describe('desk person command', () => {
  const SPAWNING_MS = 60_000;
  const PASSWORD = 'seven brass lamps on a slow boat';

  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());

  /** Runs the command beside the API that has the database open. */
  async function deskPerson(...args: string[]): Promise<{ code: number; said: string }> {
    const env = { ...process.env, API_DATA_DIR: desk.dataDir, SITE_URL: 'https://desk.example' };
    const command = [await bundled('api/desk-person-command.ts'), ...args];
    try {
      const { stdout } = await promisify(execFile)(process.execPath, command, { env });
      return { code: 0, said: stdout };
    } catch (error) {
      const { code, stderr } = error as { code: number; stderr: string };
      return { code, said: stderr };
    }
  }

  const take = (link: string) =>
    desk.call('POST', '/invitation/take', {
      body: { token: link.split('/').pop(), name: 'Ada Byron', language: 'en', password: PASSWORD },
    });

  it(
    'invites, lists, ends sessions, and never removes the last owner',
    async () => {
      expect((await deskPerson('list')).said).toContain('Nobody yet');
      const invited = await deskPerson('invite', 'ada@example.org', '--may', 'everything');
      const link = /^https:\/\/desk\.example\/desk\/invitation\/[\w-]{43}$/m.exec(invited.said)?.[0] ?? '';
      expect((await deskPerson('list')).said).toMatch(
        /^ada@example\.org\t-\teverything\tinvited until \d{4}-/,
      );
      const { cookie } = await take(link);
      expect((await deskPerson('list')).said).toMatch(
        /^ada@example\.org\tAda Byron\teverything\tsince \d{4}-/,
      );

      expect(await deskPerson('end-sessions', 'ADA@example.org')).toMatchObject({ code: 0 });
      expect((await desk.call('GET', '/today', { cookie: cookie! })).status).toBe(401);
      const refused = await deskPerson('remove', 'ada@example.org');
      expect(refused).toMatchObject({
        code: 1,
        said: expect.stringContaining('the last who may do everything'),
      });

      // A way back for who has lost it, which keeps what they may.
      const back = await deskPerson('invite', 'ada@example.org');
      const again = await take(/^https:\S+$/m.exec(back.said)?.[0] ?? '');
      expect(again).toMatchObject({ status: 200, body: { may: 'everything' } });
      const log = (await desk.call('GET', '/log', { cookie: again.cookie! })).body;
      expect(log).toContainEqual(
        expect.objectContaining({
          name: 'npm run desk-person',
          what: 'invited',
          about: 'ada@example.org: everything',
        }),
      );
      await desk.person('everything');
      expect(await deskPerson('remove', 'ada@example.org')).toMatchObject({ code: 0 });
    },
    SPAWNING_MS,
  );

  it.each([
    ['no command', []],
    ['no address', ['invite']],
    ['what is no address', ['invite', 'ada']],
    ['a permission that there is not', ['invite', 'eve@example.org', '--may', 'all']],
  ])('says how it is used of %s', async (_, args) => {
    expect(await refusalOf('desk-person-command', args)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage: '),
    });
  });

  it('says that nobody has an address, in a sentence', async () => {
    const env = { API_DATA_DIR: desk.dataDir };
    expect(await refusalOf('desk-person-command', ['remove', 'nobody@example.org'], env)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Nobody at the desk has the address nobody@example.org.\n',
    });
  });
});

describe('subscribers command', () => {
  /** ms for a process that has to load everything. */
  const SPAWNING_MS = 60_000;

  let dataDir: string;
  let database: GalleryDatabase;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-subscribers-'));
    database = await openDatabase({ dataDir });
    const keep = (email: string, state: ConsentState) =>
      database.write((to) => keepSubscription(to, { email, isProfessional: false }, 'fr', state));
    await keep('ada@example.org', 'pending');
    await database.write((to) =>
      confirmSubscription(to, 'ada@example.org', { words: 'Oui, volontiers.', locale: 'fr', at: Date.now() }),
    );
    await keep('bea@example.org', 'pending');
    await keep('cleo@example.org', 'unasked');
  });
  afterEach(async () => {
    await database.close();
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

  test.each([[['csv']], [['all']], [['csv', 'a', 'b']]])('%j is refused in one line', async (args) => {
    expect(await refusalOf('subscribers-command', args)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Usage: npm run subscribers/),
    });
  });
});

describe('mail command', () => {
  const SPAWNING_MS = 60_000;
  const WRITTEN = Date.parse('2026-01-02T03:04:05.678Z');
  const UNREACHABLE = 'smtp://127.0.0.1:9';

  let sample: SampleCatalogue;
  let database: GalleryDatabase;
  let server: TestMailServer;
  beforeEach(async () => {
    sample = await writeSampleCatalogue();
    database = await openDatabase({ dataDir: sample.dataDir });
    await layItems(database, (await readFolder(sample.root)).items);
    server = await startMailServer();
  });
  afterEach(async () => {
    await database.close();
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
    database.write(async (to) => {
      for (let index = 0; index < count; index += 1)
        await queueMail(
          to,
          { kind: 'message', visitor: 'ada@example.org', subject: 'Ada', text: 'Ada' },
          WRITTEN,
        );
    });
  /** As after five days. */
  const giveUp = () =>
    database.write((to) =>
      to.run("UPDATE mails SET given_up_at = queued_at, last_error = 'EDNS', tries = 48"),
    );

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

  test(
    'it sends nothing before the gallery has an address',
    async () => {
      await queue(1);
      await database.write((to) => to.run('DELETE FROM items'));
      await expect(mail(['retry'], server.url)).rejects.toMatchObject({
        code: 1,
        stderr: 'The database has no catalogue yet: start the API, which takes it in, and try again.\n',
      });
      expect(server.received).toEqual([]);
    },
    SPAWNING_MS,
  );

  test.each([[['send']], [['retry', '1']]])('%j is refused in one line', async (args) => {
    expect(await refusalOf('mail-command', args)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Usage: npm run mail/),
    });
  });
});
