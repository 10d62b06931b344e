import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inlineScriptHashes } from '../../release/inline-scripts';
import { MODELS_MARK } from '../../release/models-mark';
import type { DeployedFile } from '../../release/manifest';
import { deployFile } from './deploy-file';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
});
afterEach(() => rm(siteDir, { recursive: true }));

/** Deploys one file into a release of its own. */
async function deploy(name: string, content: string, release: string, before?: DeployedFile) {
  await writeFile(path.join(siteDir, name), content);
  const folders = { siteDir, from: path.join(siteDir, 'old'), to: path.join(siteDir, release) };
  return deployFile({ source: name, file: name, cache: 'revalidate' }, before, folders);
}

it('notes the inline scripts of a page', async () => {
  const html = '<script>run("é")</script><script src="/app.js"></script>';
  const { file } = await deploy('index.html', html, 'new');
  expect(file.scripts).toEqual(inlineScriptHashes(html));
  expect(file.scripts).toHaveLength(1);
  expect((await deploy('plain.html', '<p>', 'new')).file.scripts).toEqual([]);
});

it('knows them of a page that has not changed', async () => {
  const html = '<script>run()</script>';
  const { file } = await deploy('index.html', html, 'old');
  const again = await deploy('index.html', html, 'new', file);
  expect(again).toEqual({ file: { ...file, written: expect.any(Number) }, changed: false });
  const changed = await deploy('index.html', '<script>go()</script>', 'new', file);
  expect(changed.file.scripts).toEqual(inlineScriptHashes('<script>go()</script>'));
});

it('notes of a page whether it shows models, and which is its own, by its head alone', async () => {
  const mark = `<meta data-gatsby-head="true" name="${MODELS_MARK}" content="shown"/>`;
  const link = '<link rel="alternate" type="model/gltf-binary" href="https://gallery.example/a.glb"/>';
  expect((await deploy('index.html', `<head>${mark}${link}</head><p>`, 'new')).file).toMatchObject({
    models: true,
    model: 'https://gallery.example/a.glb',
  });
  const other = await deploy('plain.html', `<head></head><p>${mark}`, 'new');
  expect(other.file).not.toHaveProperty('models');
});

it('packs a model, which is of numbers', async () => {
  const { file } = await deploy('a.glb', 'glTF'.repeat(500), 'new');
  expect(file).toMatchObject({ type: 'model/gltf-binary', encodings: ['br', 'gzip'] });
});

it('notes none of what is no page', async () => {
  const { file } = await deploy('feed.xml', '<script>run()</script>', 'new');
  expect(file).not.toHaveProperty('scripts');
});

describe('a file of the release before', () => {
  const [before, after] = ['<p>before</p>', '<p>after!</p>'];

  it('is not read again where the build has not written it since', async () => {
    const { file } = await deploy('index.html', before, 'old');
    // Only what is not read can be taken for the same.
    await writeFile(path.join(siteDir, 'index.html'), after);
    const { atime } = await stat(path.join(siteDir, 'index.html'));
    await utimes(path.join(siteDir, 'index.html'), atime, file.written! / 1000);
    const written = (await stat(path.join(siteDir, 'index.html'))).mtimeMs;
    const folders = { siteDir, from: path.join(siteDir, 'old'), to: path.join(siteDir, 'new') };
    const planned = { source: 'index.html', file: 'index.html', cache: 'revalidate' } as const;
    const result = await deployFile(planned, { ...file, written }, folders);
    expect(result.changed).toBe(false);
    expect(await readFile(path.join(siteDir, 'new/index.html'), 'utf8')).toBe(before);
  });

  it('is read again where the build has, though its size be the same', async () => {
    const { file } = await deploy('index.html', before, 'old');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await deploy('index.html', after, 'new', file)).changed).toBe(true);
    expect(await readFile(path.join(siteDir, 'new/index.html'), 'utf8')).toBe(after);
  });
});
