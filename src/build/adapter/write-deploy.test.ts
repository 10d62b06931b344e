import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RoutesManifest } from 'gatsby';
import type { Manifest } from '../../../host/manifest';
import { nodeHostAdapter } from './node-host-adapter';
import { writeDeploy } from './write-deploy';

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
const build = (addresses = ADDRESSES) => writeDeploy(routesTo(addresses), { deployDir: 'deploy', siteDir });
const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(at('deploy/manifest.json'), 'utf8'));
const inodeOf = async (file: string): Promise<number> => (await stat(at('deploy/static', file))).ino;

it('writes files, compressed forms and manifest', async () => {
  expect(await build()).toEqual({ files: 4, changed: 4 });
  expect(brotliDecompressSync(await readFile(at('deploy/static/index.html.br'))).toString()).toBe(LONG);
  expect(gunzipSync(await readFile(at('deploy/static/index.html.gz'))).toString()).toBe(LONG);
  expect(await readManifest()).toMatchObject({
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
  expect(await readdir(siteDir)).toEqual(['deploy', 'public']);
});

it('takes over what has not changed, and drops what is gone', async () => {
  await build();
  const kept = await inodeOf('index.html.br');
  const replaced = await inodeOf('about/index.html');
  await write('about/index.html', 'changed');
  const { '/404.html': _, ...rest } = ADDRESSES;
  expect(await build(rest)).toEqual({ files: 3, changed: 1 });
  expect(await inodeOf('index.html.br')).toBe(kept);
  expect(await inodeOf('about/index.html')).not.toBe(replaced);
  expect((await readManifest()).files['/about']).toMatchObject({ bytes: 7, encodings: [] });
  expect((await readdir(at('deploy/static'))).sort()).toEqual([
    'about',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'p',
  ]);
});

it('makes anew what the deploy before has lost', async () => {
  await build();
  await rm(at('deploy/static/index.html.gz'));
  expect(await build()).toEqual({ files: 4, changed: 1 });
  expect(gunzipSync(await readFile(at('deploy/static/index.html.gz'))).toString()).toBe(LONG);
});

it('starts afresh from a manifest of another format', async () => {
  await build();
  await writeFile(at('deploy/manifest.json'), '{"version":0}');
  expect(await build()).toEqual({ files: 4, changed: 4 });
});

it('leaves the deploy before as it was when a build fails', async () => {
  await build();
  const before = await readManifest();
  await write('about/index.html', 'changed');
  await expect(build({ ...ADDRESSES, '/lost': 'lost.html' })).rejects.toThrow('lost.html');
  expect(await readManifest()).toEqual(before);
  expect(await readFile(at('deploy/static/about/index.html'), 'utf8')).toBe(PAGES['about/index.html']);
  expect(await build()).toEqual({ files: 4, changed: 1 });
  expect(await readdir(siteDir)).toEqual(['deploy', 'public']);
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
    const [br] = (await readdir(at('deploy/static/static'))).filter((file) => file === 'app-a.js.br');
    expect(br).toBeDefined();
    await buildWith('f');
    expect(await codeInReach()).not.toContain('/static/app-a.js');
    expect(await codeInReach()).toContain('/static/app-b.js');
    expect(await readdir(at('deploy/static/static'))).not.toContain('app-a.js');
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
    await rm(at('deploy/static/static/app-a.js'));
    expect(await buildWith('b')).toEqual({ files: 5, changed: 1 });
    expect(await codeInReach()).toEqual(['/static/app-b.js']);
  });
});

it('recovers from a build that was killed while it swapped', async () => {
  await build();
  await cp(at('deploy'), at('deploy.next'), { recursive: true });
  await rename(at('deploy'), at('deploy.old'));
  expect(await build()).toEqual({ files: 4, changed: 0 });
  expect(await readdir(siteDir)).toEqual(['deploy', 'public']);
});

it('is what the adapter does, in the words of Gatsby’s reporter', async () => {
  const reporter = { info: jest.fn() };
  const adapter = nodeHostAdapter({ deployDir: at('out') });
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(siteDir);
  await adapter.adapt({ routesManifest: routesTo(ADDRESSES), reporter } as never);
  cwd.mockRestore();
  expect(reporter.info).toHaveBeenCalledWith(`${at('out')}/: 4 files, 4 of them new or changed`);
});
