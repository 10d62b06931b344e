import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FunctionsManifest, RoutesManifest } from 'gatsby';
import type { Manifest } from '../../../host/manifest';
import { nodeHostAdapter } from './node-host-adapter';
import { writeRelease, type BuiltSite } from './write-release';

const LONG = '<p>words</p>'.repeat(100);
const PAGES = {
  'index.html': LONG,
  'about/index.html': LONG.slice(0, 600),
  '404.html': 'no',
  'p/index.html': 'p',
};
const ADDRESSES: Record<string, string> = {
  '/': 'index.html',
  '/about': 'about/index.html',
  '/404.html': '404.html',
  '/preview/:id': 'p/index.html',
};

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  for (const [file, content] of Object.entries(PAGES)) await write(file, content);
});
afterEach(() => rm(siteDir, { recursive: true }));

const at = (...parts: string[]): string => path.join(siteDir, ...parts);
async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(at('public', file)), { recursive: true });
  await writeFile(at('public', file), content);
}
const routesTo = (addresses: Record<string, string>): RoutesManifest =>
  Object.entries(addresses).map(([address, file]) => ({
    type: 'static',
    path: address,
    filePath: `public/${file}`,
    headers: [],
  }));
const STARTED_AT = '2026-01-02T03:04:05.006Z';
let builds = 0;
beforeEach(() => {
  builds = 0;
});
/** Makes the next release, named 1, 2, 3 ..., and takes it into service. */
async function build(addresses = ADDRESSES, functions: Partial<BuiltSite> = {}) {
  const id = String(builds + 1);
  const { routesManifest = [], functionsManifest = [] } = functions;
  const site = { routesManifest: [...routesTo(addresses), ...routesManifest], functionsManifest };
  const place = { dir: at('releases', id), id, startedAt: STARTED_AT, before: at('current') };
  const result = await writeRelease(site, place, siteDir);
  await rm(at('current'), { force: true });
  await symlink(path.join('releases', id), at('current'));
  builds++;
  return result;
}
const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(at('current/manifest.json'), 'utf8'));
const inodeOf = async (file: string): Promise<number> => (await stat(at('current', file))).ino;

it('writes files, compressed forms and manifest', async () => {
  expect(await build()).toEqual({ files: 4, changed: 4 });
  expect(brotliDecompressSync(await readFile(at('current/static/index.html.br'))).toString()).toBe(LONG);
  expect(gunzipSync(await readFile(at('current/static/index.html.gz'))).toString()).toBe(LONG);
  expect(await readManifest()).toMatchObject({
    id: '1',
    startedAt: STARTED_AT,
    functionPatterns: [],
    files: {
      '/': {
        file: 'index.html',
        type: 'text/html; charset=utf-8',
        hash: expect.stringMatching(/^[\w-]{22}$/),
        bytes: LONG.length,
        cache: 'revalidate',
        encodings: ['br', 'gzip'],
      },
    },
    errorPages: { '/404.html': { file: '404.html', encodings: [] } },
    patterns: [{ pattern: '/preview/:id', file: { file: 'p/index.html' } }],
  });
});

it('takes over what has not changed, and drops what is gone', async () => {
  await build();
  const kept = await inodeOf('static/index.html.br');
  const replaced = await inodeOf('static/about/index.html');
  await write('about/index.html', 'changed');
  const { '/404.html': _, ...rest } = ADDRESSES;
  expect(await build(rest)).toEqual({ files: 3, changed: 1 });
  expect(await inodeOf('static/index.html.br')).toBe(kept);
  expect(await inodeOf('static/about/index.html')).not.toBe(replaced);
  expect((await readManifest()).files['/about']).toMatchObject({ bytes: 7, encodings: [] });
  expect((await readdir(at('current/static'))).sort()).toEqual([
    'about',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'p',
  ]);
});

it('makes anew what the release before has lost', async () => {
  await build();
  await rm(at('current/static/index.html.gz'));
  expect(await build()).toEqual({ files: 4, changed: 1 });
  expect(gunzipSync(await readFile(at('current/static/index.html.gz'))).toString()).toBe(LONG);
});

it('starts afresh from a manifest of another format', async () => {
  await build();
  await writeFile(at('current/manifest.json'), '{"version":0}');
  expect(await build()).toEqual({ files: 4, changed: 4 });
});

it('leaves the release before as it was when a build fails', async () => {
  await build();
  const before = await readManifest();
  await write('about/index.html', 'changed');
  await expect(build({ ...ADDRESSES, '/lost': 'lost.html' })).rejects.toThrow('lost.html');
  expect(await readManifest()).toEqual(before);
  expect(await readFile(at('current/static/about/index.html'), 'utf8')).toBe(PAGES['about/index.html']);
});

describe('the code of earlier builds', () => {
  const chunk = (hash: string) => ({ [`/static/app-${hash}.js`]: `static/app-${hash}.js` });
  /** A build whose code has a hash of its own. */
  async function buildWith(hash: string) {
    await rm(at('public/static'), { recursive: true, force: true });
    await write(`static/app-${hash}.js`, `run("${hash}");`.repeat(100));
    return build({ ...ADDRESSES, ...chunk(hash) });
  }
  const codeInReach = async (): Promise<string[]> =>
    Object.keys((await readManifest()).files).filter((address) => address.includes('app-'));

  it('stays within reach of tabs that were opened then, for five builds', async () => {
    for (const hash of ['a', 'b', 'c', 'd', 'e']) await buildWith(hash);
    expect((await codeInReach()).sort()).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((hash) => `/static/app-${hash}.js`),
    );
    const [br] = (await readdir(at('current/static/static'))).filter((file) => file === 'app-a.js.br');
    expect(br).toBeDefined();
    await buildWith('f');
    expect(await codeInReach()).not.toContain('/static/app-a.js');
    expect(await codeInReach()).toContain('/static/app-b.js');
    expect(await readdir(at('current/static/static'))).not.toContain('app-a.js');
  });

  it('gets no older by builds that change texts alone', async () => {
    await buildWith('a');
    await buildWith('b');
    for (const text of ['1', '2', '3', '4', '5', '6']) {
      await write('about/index.html', text);
      await buildWith('b');
    }
    expect(await codeInReach()).toEqual(expect.arrayContaining(['/static/app-a.js', '/static/app-b.js']));
    expect(await readManifest()).toMatchObject({ generation: 2 });
  });

  it('is current again when a build returns to it', async () => {
    await buildWith('a');
    await buildWith('b');
    expect((await readManifest()).files['/static/app-a.js']).toMatchObject({ retired: 1 });
    await buildWith('a');
    expect((await readManifest()).files['/static/app-a.js']).not.toHaveProperty('retired');
    expect((await readManifest()).files['/static/app-b.js']).toMatchObject({ retired: 2 });
  });

  it('is not kept once it is lost, and counts among no build’s files', async () => {
    await buildWith('a');
    await rm(at('current/static/static/app-a.js'));
    expect(await buildWith('b')).toEqual({ files: 5, changed: 1 });
    expect(await codeInReach()).toEqual(['/static/app-b.js']);
  });
});

describe('the function', () => {
  const CODE = '.cache/page-ssr/lambda.js';
  const DATABASE = '.cache/data/datastore/data.mdb';
  const FUNCTION: BuiltSite = {
    routesManifest: [{ type: 'function', path: '/works/:slug', functionId: 'ssr-engine' }],
    functionsManifest: [
      { functionId: 'ssr-engine', name: 'SSR', pathToEntryPoint: CODE, requiredFiles: [CODE, DATABASE] },
    ] satisfies FunctionsManifest,
  };
  const buildFunction = async (code: string) => {
    for (const file of [CODE, DATABASE]) await mkdir(path.dirname(at(file)), { recursive: true });
    await writeFile(at(CODE), code);
    await writeFile(at(DATABASE), 'data');
    await build(ADDRESSES, FUNCTION);
  };
  const functionFile = (file: string) => readFile(at('current/function', file), 'utf8');

  it('comes with the release', async () => {
    await buildFunction('1');
    expect(await readManifest()).toMatchObject({ functionPatterns: ['/works/:slug'], functionEntry: CODE });
    expect(await functionFile(CODE)).toBe('1');
    expect(await functionFile(DATABASE)).toBe('data');
  });

  it('shares with the release before what is the same, but not its database', async () => {
    await buildFunction('1');
    const code = await inodeOf(`function/${CODE}`);
    const database = await inodeOf(`function/${DATABASE}`);
    await buildFunction('1');
    expect(await inodeOf(`function/${CODE}`)).toBe(code);
    expect(await inodeOf(`function/${DATABASE}`)).not.toBe(database);
    await buildFunction('2');
    expect(await functionFile(CODE)).toBe('2');
    expect(await readFile(at('releases/1/function', CODE), 'utf8')).toBe('1');
  });

  it('is not shared with the folder that Gatsby goes on to write to', async () => {
    await buildFunction('1');
    await writeFile(at(CODE), 'other');
    expect(await functionFile(CODE)).toBe('1');
  });

  it('stops the build when it lacks a file', async () => {
    await buildFunction('1');
    await rm(at(DATABASE));
    await expect(build(ADDRESSES, FUNCTION)).rejects.toThrow('data.mdb');
  });
});

describe('the adapter', () => {
  const RELEASE = '20260102T030405006Z';
  const known = { ...process.env };
  afterEach(() => {
    process.env = { ...known };
  });
  /** Lets the adapter do its work, and gives what it says. */
  async function adapt(env: NodeJS.ProcessEnv): Promise<string> {
    Object.assign(process.env, env);
    const reporter = { info: jest.fn<void, [string]>() };
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(siteDir);
    const context = { routesManifest: routesTo(ADDRESSES), functionsManifest: [], reporter };
    await Promise.resolve(nodeHostAdapter().adapt(context as never)).finally(() => cwd.mockRestore());
    return String(reporter.info.mock.lastCall?.[0]);
  }

  it('writes the release into the folder it is told', async () => {
    const dir = at('deploy/releases', `${RELEASE}.next`);
    const said = await adapt({ RELEASE_DIR: dir, RELEASE_STARTED_AT: STARTED_AT });
    expect(said).toBe(`release ${RELEASE}: 4 files, 4 of them new or changed`);
    const manifest = JSON.parse(await readFile(path.join(dir, 'manifest.json'), 'utf8')) as Manifest;
    expect(manifest).toMatchObject({ id: RELEASE, startedAt: STARTED_AT });
  });

  it('writes nothing where it is told none, and says so', async () => {
    expect(await adapt({ RELEASE_DIR: '' })).toContain('RELEASE_DIR is not set');
    expect(await readdir(siteDir)).toEqual(['public']);
  });

  it('asks when the build began', async () => {
    await expect(adapt({ RELEASE_DIR: at('x'), RELEASE_STARTED_AT: 'soon' })).rejects.toThrow(
      'npm run build',
    );
  });
});
