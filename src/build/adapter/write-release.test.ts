import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FunctionsManifest, RoutesManifest } from 'gatsby';
import type { Manifest } from '../../release/manifest';
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

it('tells a proxy which inline scripts its pages have, each once', async () => {
  const script = (text: string): string => `<script>${text}</script>`;
  await write('index.html', script('both()') + script('home()'));
  await write('about/index.html', script('both()'));
  await write('404.html', script('lost()'));
  await build();
  const { files, errorPages } = await readManifest();
  const hashes = [...(files['/']?.scripts ?? []), ...(errorPages['/404.html']?.scripts ?? [])];
  expect(hashes).toHaveLength(3);
  const map = await readFile(at('current/script-policy.map'), 'utf8');
  expect(map).toMatch(/^~\^ "'[^"]+'";\n$/);
  expect(map.match(/sha256-[^']+/g)?.sort()).toEqual(hashes.sort());
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
  /** The name of the code whose hash is a letter over and over. */
  const nameOf = (letter: string) => `app-${letter.repeat(20)}.js`;
  const addressOf = (letter: string) => `/static/${nameOf(letter)}`;
  /** A build whose code has a hash of its own; it may have other hashed files. */
  async function buildWith(letter: string, others: string[] = []) {
    await rm(at('public/static'), { recursive: true, force: true });
    const files = [`static/${nameOf(letter)}`, ...others];
    for (const file of files) await write(file, `run("${file}");`.repeat(100));
    return build({ ...ADDRESSES, ...Object.fromEntries(files.map((file) => [`/${file}`, file])) });
  }
  const codeInReach = async (): Promise<string[]> =>
    Object.keys((await readManifest()).files).filter((address) => address.includes('app-'));

  it('stays within reach of tabs that were opened then, for five builds', async () => {
    for (const hash of ['a', 'b', 'c', 'd', 'e']) await buildWith(hash);
    expect((await codeInReach()).sort()).toEqual(['a', 'b', 'c', 'd', 'e'].map(addressOf));
    const [br] = (await readdir(at('current/static/static'))).filter((file) => file === `${nameOf('a')}.br`);
    expect(br).toBeDefined();
    await buildWith('f');
    expect(await codeInReach()).not.toContain(addressOf('a'));
    expect(await codeInReach()).toContain(addressOf('b'));
    expect(await readdir(at('current/static/static'))).not.toContain(nameOf('a'));
  });

  it('gets no older by builds that change texts alone', async () => {
    await buildWith('a');
    await buildWith('b');
    for (const text of ['1', '2', '3', '4', '5', '6']) {
      await write('about/index.html', text);
      await buildWith('b');
    }
    expect(await codeInReach()).toEqual(expect.arrayContaining([addressOf('a'), addressOf('b')]));
    expect(await readManifest()).toMatchObject({ generation: 2 });
  });

  it('gets no older by builds with another search index, which older tabs still find', async () => {
    const search = (hash: number) => `static/search/en.${String(hash).repeat(16)}.json`;
    await buildWith('a', [search(0)]);
    await buildWith('b', [search(0)]);
    for (const hash of [1, 2, 3, 4, 5, 6]) await buildWith('b', [search(hash)]);
    const { generation, files } = await readManifest();
    expect(generation).toBe(2);
    expect(files).toHaveProperty([addressOf('a')]);
    expect(files[`/${search(0)}`]).toMatchObject({ retired: 2 });
    expect(files[`/${search(6)}`]).not.toHaveProperty('retired');
    // It leaves with the code of the generation that it was part of.
    for (const letter of ['c', 'd', 'e', 'f']) await buildWith(letter, [search(6)]);
    expect((await readManifest()).files).toHaveProperty([`/${search(0)}`]);
    await buildWith('0', [search(6)]);
    expect(Object.keys((await readManifest()).files).filter((file) => file.includes('search'))).toEqual([
      `/${search(6)}`,
    ]);
  });

  it('gets older by a build with other styles alone', async () => {
    const styles = (letter: string) => `static/styles.${letter.repeat(20)}.css`;
    await buildWith('a', [styles('a')]);
    await buildWith('a', [styles('b')]);
    const { generation, files } = await readManifest();
    expect(generation).toBe(2);
    expect(files[`/${styles('a')}`]).toMatchObject({ retired: 1 });
  });

  it('is current again when a build returns to it', async () => {
    await buildWith('a');
    await buildWith('b');
    expect((await readManifest()).files[addressOf('a')]).toMatchObject({ retired: 1 });
    await buildWith('a');
    expect((await readManifest()).files[addressOf('a')]).not.toHaveProperty('retired');
    expect((await readManifest()).files[addressOf('b')]).toMatchObject({ retired: 2 });
  });

  it('is not kept once it is lost, and counts among no build’s files', async () => {
    await buildWith('a');
    await rm(at('current/static/static', nameOf('a')));
    expect(await buildWith('b')).toEqual({ files: 5, changed: 1 });
    expect(await codeInReach()).toEqual([addressOf('b')]);
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
