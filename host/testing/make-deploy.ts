import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inlineScriptHashes } from '../../src/release/inline-scripts';
import { MODELS_MARK, shownModels } from '../../src/release/models-mark';
import {
  FUNCTION_FOLDER,
  MANIFEST_NAME,
  MANIFEST_VERSION,
  STATIC_FOLDER,
  type DeployedFile,
  type Manifest,
} from '../../src/release/manifest';
import { releaseFolder } from '../releases/release-folders';
import { switchRelease } from '../releases/switch-release';
import { SAMPLE_ENTRY, writeFunction } from './sample-function';

interface SampleFile {
  content: string;
  type?: string;
  cache?: DeployedFile['cache'];
  /** Lies beside its compressed forms. */
  compressed?: boolean;
}

/** A page with a script of each kind that a browser runs, and one that it does not. */
export const SCRIPTED_PAGE =
  '<script>early()</script><script type="module">late()</script><script src="/app-abc.js" async></script>' +
  '<script type="application/ld+json">{}</script><h1>Scripted</h1>';

/** A page that shows a model. */
const MODELLED_PAGE =
  `<head><meta name="${MODELS_MARK}" content="shown">` +
  '<link rel="alternate" type="model/gltf-binary" href="https://gallery.example/a.glb"></head><h1>Modelled</h1>';

/** Address, name of the file and what is in it. */
const FILES: [string, string, SampleFile][] = [
  ['/', 'index.html', { content: '<h1>Home</h1>', compressed: true }],
  ['/about', 'about/index.html', { content: '<h1>About</h1>', compressed: true }],
  ['/fr/créateurs', 'fr/créateurs/index.html', { content: '<h1>Créateurs</h1>' }],
  ['/fr/a-propos', 'fr/a-propos/index.html', { content: '<h1>À propos</h1>' }],
  ['/works/50%', 'works/50%25/index.html', { content: '<h1>50 %</h1>' }],
  ['/works/lamp', 'works/lamp/index.html', { content: '<h1>Lamp as built</h1>' }],
  [
    '/page-data/works/lamp/page-data.json',
    'page-data/works/lamp/page-data.json',
    { content: '{"built":true}', type: 'application/json; charset=utf-8' },
  ],
  ['/modelled', 'modelled/index.html', { content: MODELLED_PAGE }],
  ['/scripted', 'scripted/index.html', { content: SCRIPTED_PAGE }],
  ['/icon.svg', 'icon.svg', { content: '<svg/>', type: 'image/svg+xml; charset=utf-8' }],
  ['/gone', 'gone/index.html', { content: '' }],
  [
    '/app-abc.js',
    'app-abc.js',
    { content: 'run()', type: 'text/javascript; charset=utf-8', cache: 'immutable' },
  ],
  [
    '/app-abc.js.map',
    'app-abc.js.map',
    { content: '{}', type: 'application/json; charset=utf-8', cache: 'immutable' },
  ],
  ['/media/copied.jpg', 'media/copied.jpg', { content: 'a copy', type: 'image/jpeg' }],
  ['/sheet.pdf', 'sheet.pdf', { content: '0123456789', type: 'application/pdf' }],
];
const PREVIEW: [string, SampleFile] = ['preview/~/index.html', { content: '<h1>Preview</h1>' }];
const ERROR_PAGES: [string, SampleFile][] = [
  ['400.html', { content: '<h1>Bad</h1>' }],
  ['404.html', { content: '<h1>Not found</h1><p data-not-found="">Which?</p>', compressed: true }],
  ['500.html', { content: '<h1>Broken</h1>' }],
  ['fr/400.html', { content: '<h1>Incorrecte</h1>' }],
  ['fr/404.html', { content: '<h1>Introuvable</h1><p class="a" data-not-found="">Où ?</p>' }],
];

/** The name of the first release of a sample, and when its build began. */
export const SAMPLE_ID = '20260102T030405006Z';
const SAMPLE_START = '2026-01-02T03:04:05.006Z';

/** Writes a deploy folder with one small release: what a host has to serve, one of each kind. */
export async function makeDeploy(version = MANIFEST_VERSION): Promise<string> {
  const deployDir = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  await makeRelease(deployDir, SAMPLE_ID, { version });
  await switchRelease(deployDir, SAMPLE_ID);
  return deployDir;
}

/**
 * Writes a further release of the same files, which is not served yet.
 * @param changes of its manifest
 */
export async function makeRelease(
  deployDir: string,
  id: string,
  changes: Partial<Manifest> = {},
): Promise<Manifest> {
  const dir = releaseFolder(deployDir, id);
  const manifest: Manifest = {
    version: MANIFEST_VERSION,
    id,
    startedAt: SAMPLE_START,
    files: {},
    errorPages: {},
    patterns: [
      { pattern: '/preview/:id', file: await addFile(dir, ...PREVIEW) },
      { pattern: '/private/*', file: await addFile(dir, ...PREVIEW) },
    ],
    functionPatterns: ['/works/:slug', '/fr/oeuvres/:slug'],
    functionEntry: SAMPLE_ENTRY,
    redirects: {
      '/old': { to: '/about', status: 301 },
      '/shop': { to: 'https://example.org/shop?from=site', status: 302 },
    },
  };
  for (const [address, name, file] of FILES) manifest.files[address] = await addFile(dir, name, file);
  for (const [name, file] of ERROR_PAGES) manifest.errorPages[`/${name}`] = await addFile(dir, name, file);
  await writeFunction(path.join(dir, FUNCTION_FOLDER));
  Object.assign(manifest, changes);
  await writeManifest(dir, manifest);
  return manifest;
}

/** @param dir folder of the release */
export const writeManifest = (dir: string, manifest: Manifest): Promise<void> =>
  writeFile(path.join(dir, MANIFEST_NAME), JSON.stringify(manifest));

async function addFile(
  dir: string,
  name: string,
  { content, type = 'text/html; charset=utf-8', cache = 'revalidate', compressed = false }: SampleFile,
): Promise<DeployedFile> {
  const target = path.join(dir, STATIC_FOLDER, name);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  if (compressed) await writeFile(`${target}.br`, brotliCompressSync(content));
  if (compressed) await writeFile(`${target}.gz`, gzipSync(content));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const encodings: DeployedFile['encodings'] = compressed ? ['br', 'gzip'] : [];
  const facts = type.startsWith('text/html') ? { scripts: inlineScriptHashes(content) } : {};
  return {
    file: name,
    type,
    hash,
    bytes: Buffer.byteLength(content),
    cache,
    encodings,
    ...facts,
    ...shownModels(content),
  };
}
