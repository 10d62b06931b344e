import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openTestDesk, type TestDesk } from './desk/testing/test-desk';
import { bundled } from '../tests/bundled';
import { type RunningApi, startApi } from './start-api';
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

describe('preview link', () => {
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
  async function previewLink(args: string[]) {
    const { SITE_URL: _site, PORT: _port, ...outer } = process.env;
    const own = { API_CATALOGUE_DIR: sample.root, API_DATA_DIR: sample.dataDir };
    return promisify(execFile)(process.execPath, [await bundled('api/preview-link.ts'), ...args], {
      env: { ...outer, ...own },
    });
  }

  const tokenIn = (address: string) => /\/preview\/([\w-]{43})\n$/.exec(address)?.[1];

  test('it prints an address that shows a draft for seven days, another one each time', async () => {
    const { stdout } = await previewLink(['works/secret', '--lang', 'fr']);
    expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:8000\/fr\/preview\/[\w-]{43}\n$/);
    const response = await fetch(`${api.url}/api/preview/${tokenIn(stdout)}`);
    const { data } = (await response.json()) as { data: { expires_at: string } };
    expect(data).toMatchObject({ type: 'work', locale: 'fr', item: { id: 'secret' } });
    const remaining = new Date(data.expires_at).getTime() - Date.now();
    expect(remaining).toBeLessThanOrEqual(7 * DAY_MS);
    expect(remaining).toBeGreaterThan(6.9 * DAY_MS);

    const again = await previewLink(['works/secret']);
    expect(again.stdout).toMatch(/^http:\/\/127\.0\.0\.1:8000\/preview\/[\w-]{43}\n$/);
    expect(tokenIn(again.stdout)).not.toBe(tokenIn(stdout));
  });

  test('it lists what is open without saying its address, and revokes it at once', async () => {
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
  });

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
      stderr: expect.stringMatching(/problem.*\n- works\/lamp\.yaml:1, creators:/),
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
  });
});

describe('desk person command', () => {
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

  it('invites, lists, ends sessions, and never removes the last owner', async () => {
    expect((await deskPerson('list')).said).toContain('Nobody yet');
    const invited = await deskPerson('invite', 'ada@example.org', '--may', 'everything');
    const link = /^https:\/\/desk\.example\/desk\/invitation\/[\w-]{43}$/m.exec(invited.said)?.[0] ?? '';
    expect((await deskPerson('list')).said).toMatch(/^ada@example\.org\t-\teverything\tinvited until \d{4}-/);
    const { cookie } = await take(link);
    expect((await deskPerson('list')).said).toMatch(/^ada@example\.org\tAda Byron\teverything\tsince \d{4}-/);

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
  });

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
