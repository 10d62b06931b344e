import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { until } from '../../tests/until';
import { currentId } from '../releases/published-releases';
import { readContents, writeContents } from '../releases/release-contents';
import { listReleases, releaseFolder, unfinishedFolder } from '../releases/release-folders';
import { rollBack } from '../releases/roll-back';
import { parseCommand, runCommand } from './command';
import { openReleaseTaker, type ReleaseTaker } from './take-releases';
import { makeHosts, type TestHosts } from './testing/hosts';

describe('command', () => {
  const { signal } = new AbortController();

  it.each([
    ['rsync -a {id}/ {to}/', ['rsync', '-a', '{id}/', '{to}/']],
    [`rsync --rsh='ssh -p 2222' "a b"/{id}`, ['rsync', '--rsh=ssh -p 2222', 'a b/{id}']],
    ['  one\ttwo  ', ['one', 'two']],
  ])('reads the words of %j', (text, words) => {
    expect(parseCommand(text, ['id', 'to'])).toEqual(words);
  });

  it.each(['', '  ', `rsync 'without an end`, 'rsync {from} {to}'])('refuses %j', (text) => {
    expect(parseCommand(text, ['id', 'to'])).toBeUndefined();
  });

  it('passes a value on as one word, whatever is in it', async () => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'command-'));
    const file = path.join(dir, 'said');
    const say = `require('node:fs').writeFileSync(process.argv[1], JSON.stringify(process.argv.slice(2)))`;
    const id = `a b'; touch "x" $(id) {to}`;
    await runCommand([process.execPath, '--eval', say, '{to}', '{id}', 'x{id}'], {
      values: { id, to: file },
      signal,
    });
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([id, `x${id}`]);
    await rm(dir, { recursive: true });
  });

  it('says the last words of a command that fails', async () => {
    const fail = `console.error('no route to builder'); process.exit(12)`;
    const run = runCommand([process.execPath, '--eval', fail], { values: {}, signal });
    await expect(run).rejects.toThrow(/has failed \(12\): no route to builder$/);
  });

  it('does not tell it the secret', async () => {
    process.env['REBUILD_SECRET'] = 'a secret';
    const look = `process.exit(process.env.REBUILD_SECRET ? 1 : 0)`;
    await runCommand([process.execPath, '--eval', look], { values: {}, signal });
    delete process.env['REBUILD_SECRET'];
  });
});

describe('take releases', () => {
  const ID = '20991231T235959999Z';

  let hosts: TestHosts;
  let contents: string;
  let taker: ReleaseTaker | undefined;
  const prepare = jest.fn(async () => {});
  const log = { info: jest.fn(), warn: jest.fn() };
  beforeEach(async () => {
    jest.clearAllMocks();
    hosts = await makeHosts();
    const { deployDir } = hosts.builder;
    const dir = releaseFolder(deployDir, ID);
    await cp(releaseFolder(deployDir, (await currentId(deployDir))!), dir, { recursive: true });
    contents = await writeContents(dir, await readContents(dir));
  });
  afterEach(async () => {
    await taker?.close();
    await hosts.close();
  });

  function open(fetchCommand = hosts.fetchCommand): ReleaseTaker {
    const { deployDir } = hosts.follower;
    return (taker = openReleaseTaker({
      deployDir,
      fetchCommand,
      live: { prune: async () => {} },
      prepare,
      log,
    }));
  }
  const folders = () => readdir(path.join(hosts.follower.deployDir, 'releases'));

  it('makes a release ready, and serves it when it is told to', async () => {
    const { take } = open();
    const before = await currentId(hosts.follower.deployDir);
    expect(await take({ id: ID, contents })).toEqual({ id: ID, state: 'ready' });
    expect(await currentId(hosts.follower.deployDir)).toBe(before);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(await take({ id: ID, contents, serve: true })).toEqual({ id: ID, state: 'served' });
    expect(await currentId(hosts.follower.deployDir)).toBe(ID);
  });

  it('begins anew what a host has left that was killed while it fetched, and removes what nobody was served', async () => {
    const { deployDir } = hosts.follower;
    for (const dir of [unfinishedFolder(deployDir, ID), unfinishedFolder(deployDir, '20991231T000000000Z')]) {
      await mkdir(path.join(dir, 'static'), { recursive: true });
      await writeFile(path.join(dir, 'static', 'half.html'), 'half');
    }
    await mkdir(releaseFolder(deployDir, '20991231T000000001Z'));
    await open().take({ id: ID, contents, serve: true });
    expect(await folders()).toEqual(await listReleases(deployDir));
    expect(await folders()).toHaveLength(2);
    expect(await readdir(path.join(releaseFolder(deployDir, ID), 'static'))).not.toContain('half.html');
  });

  it('leaves nothing of a release that it was closed over', async () => {
    const marker = path.join(hosts.folder, 'begun');
    const wait = `require('node:fs').writeFileSync(process.argv[1], ''); setInterval(() => {}, 1000)`;
    const { take, close } = open([process.execPath, '--eval', wait, marker]);
    const taken = take({ id: ID, contents }).catch((error: Error) => error.message);
    await until(async () => (await readdir(hosts.folder)).includes('begun'));
    await close();
    expect(await taken).toBe('The host is closing.');
    expect(await folders()).toHaveLength(1);
  });

  it('fetches once for all who ask meanwhile', async () => {
    const count = path.join(hosts.folder, 'count');
    const script = path.join(hosts.folder, 'fetch.cjs');
    await writeFile(
      script,
      `const fs = require('node:fs'); fs.appendFileSync(${JSON.stringify(count)}, 'x');
     fs.cpSync(process.argv[2], process.argv[3], { recursive: true });`,
    );
    const source = path.join(hosts.builder.deployDir, 'releases', '{id}');
    const { take } = open([process.execPath, script, source, '{to}']);
    await Promise.all([take({ id: ID, contents }), take({ id: ID, contents })]);
    await take({ id: ID, contents, serve: true });
    expect(await readdir(hosts.folder)).toContain('count');
    expect((await import('node:fs')).readFileSync(count, 'utf8')).toBe('x');
  });

  it('does not take what is not what was told of', async () => {
    await expect(open().take({ id: ID, contents: 'a'.repeat(43) })).rejects.toThrow('contents.json is not');
    expect(await folders()).toHaveLength(1);
  });
});

describe('two hosts', () => {
  const LAMP = { changed: [{ kind: 'work' as const, slugs: ['lamp'] }] };

  let hosts: TestHosts;
  beforeEach(async () => {
    hosts = await makeHosts();
  });
  afterEach(() => hosts.close());

  const served = (name: 'builder' | 'follower') => currentId(hosts[name].deployDir);
  async function startBoth(fetchCommand = hosts.fetchCommand): Promise<void> {
    await hosts.follower.start({ releaseFetch: fetchCommand });
    await hosts.builder.start({ followers: [hosts.follower.url()] });
  }
  /** Resolves when the builder serves another release than the one named. */
  const newRelease = async (before: string | undefined) => {
    await until(async () => (await served('builder')) !== before);
    return served('builder');
  };
  /** A program in place of the copying of files: it copies, and does something on top of that. */
  async function fetchAnd(code: string): Promise<string[]> {
    const file = path.join(hosts.folder, 'fetch.cjs');
    const copy = `const fs = require('node:fs');
    const [from, to] = process.argv.slice(2);
    fs.cpSync(from, to, { recursive: true });`;
    await writeFile(file, copy + code);
    const source = path.join(hosts.builder.deployDir, 'releases', '{id}');
    return [process.execPath, file, source, '{to}'];
  }

  it('serves on both hosts what one of them has built', async () => {
    await startBoth();
    const before = await served('builder');
    expect(await hosts.builder.tell({})).toBe(202);
    const release = await newRelease(before);
    await until(async () => (await served('follower')) === release);
    await until(async () => (await hosts.builder.status()).followers?.[0]?.release === release);
    expect((await hosts.builder.status()).followers).toEqual([
      { url: hosts.follower.url(), release, behind: false },
    ]);
    expect((await fetch(`${hosts.follower.url()}/about`)).status).toBe(200);
  });

  it('has an edit live on a host that follows until a release comes that was built after it', async () => {
    await startBoth();
    expect(await hosts.follower.tell(LAMP)).toBe(202);
    expect(await hosts.follower.status()).toMatchObject({ state: 'idle', live: 1 });
    const before = await served('builder');
    await hosts.builder.tell(LAMP);
    await newRelease(before);
    await until(async () => (await hosts.follower.status()).live === 0);
  });

  it('leaves an edit live where the host could not be asked when the build began', async () => {
    await startBoth();
    await hosts.follower.tell(LAMP);
    await hosts.follower.stop();
    const before = await served('builder');
    await hosts.builder.tell({});
    const release = await newRelease(before);
    await hosts.follower.start({ releaseFetch: hosts.fetchCommand });
    await until(async () => (await served('follower')) === release);
    expect((await hosts.follower.status()).live).toBe(1);
    await hosts.builder.tell({});
    await newRelease(release);
    await until(async () => (await hosts.follower.status()).live === 0);
  });

  it('fetches a release anew of which a file is damaged', async () => {
    const damageOnce = await fetchAnd(`
    const marker = __filename + '.run';
    if (!fs.existsSync(marker)) fs.writeFileSync(to + '/static/about/index.html', 'half');
    fs.writeFileSync(marker, '');
  `);
    await startBoth(damageOnce);
    const before = await served('builder');
    await hosts.builder.tell({});
    const release = await newRelease(before);
    await until(async () => (await served('follower')) === release);
    expect(await (await fetch(`${hosts.follower.url()}/about`)).text()).toBe('<h1>About</h1>');
  });

  it.each([
    ['a damaged file', `fs.writeFileSync(to + '/function/page-ssr/lambda.js', 'process.exit()');`],
    ['a file more', `fs.writeFileSync(to + '/function/more.js', '');`],
    ['a file less', `fs.rmSync(to + '/static/about/index.html.br');`],
  ])('does not serve a release with %s, and the host that builds says so', async (_, damage) => {
    await startBoth(await fetchAnd(damage));
    const before = await served('builder');
    await hosts.builder.tell({});
    const release = await newRelease(before);
    const reason = async () => (await hosts.builder.status()).followers?.[0]?.reason ?? '';
    await until(async () => (await reason()).includes('1 of'));
    expect(await reason()).toContain('not as they were built');
    await until(async () => (await hosts.builder.status()).followers?.[0]?.behind === true);
    expect([await served('follower'), await served('builder')]).toEqual([before, release]);
  });

  it('goes back where the host that builds does', async () => {
    await startBoth();
    const first = await served('builder');
    await hosts.builder.tell({});
    const second = await newRelease(first);
    await until(async () => (await served('follower')) === second);
    await rollBack(hosts.builder.deployDir);
    await until(async () => (await served('follower')) === first);
    await hosts.builder.tell({});
    const third = await newRelease(first);
    await until(async () => (await served('follower')) === third);
  });

  it('does not hold a release up for longer than told', async () => {
    await startBoth(await fetchAnd('setInterval(() => {}, 1000);'));
    await hosts.builder.stop();
    await hosts.builder.start({ followers: [hosts.follower.url()], followersLimitMs: 50 });
    const before = await served('builder');
    await hosts.builder.tell({});
    await newRelease(before);
    expect(await served('follower')).toBe(before);
  });
});

describe('who may have a host take a release over', () => {
  let hosts: TestHosts;
  beforeAll(async () => {
    hosts = await makeHosts();
    await hosts.follower.start({ releaseFetch: hosts.fetchCommand });
    await hosts.builder.start({ followers: [hosts.follower.url()] });
  });
  afterAll(() => hosts.close());

  const CALL = { id: '20991231T235959999Z', contents: 'a'.repeat(43) };

  it('is who knows the secret', async () => {
    const { status } = await hosts.follower.post('/hooks/release', CALL, 'another secret altogether');
    expect(status).toBe(401);
  });

  it.each(['../../etc', '20991231T235959999Z/..', '20991231T235959999Z\n', '{to}', ''])(
    'names a release, not %j',
    async (id) => {
      expect((await hosts.follower.post('/hooks/release', { ...CALL, id })).status).toBe(422);
    },
  );

  it('hears why it cannot be had', async () => {
    const { status, message } = await hosts.follower.post('/hooks/release', CALL);
    expect([status, message]).toEqual([502, expect.stringContaining('cp has failed (1)')]);
  });

  it('does not ask a host that builds', async () => {
    expect((await hosts.builder.post('/hooks/release', CALL)).status).toBe(409);
  });
});
