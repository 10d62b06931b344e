import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  MANIFEST_NAME,
  MANIFEST_VERSION,
  STATIC_FOLDER,
  type DeployedFile,
  type Manifest,
} from '../manifest';

interface SampleFile {
  content: string;
  type?: string;
  cache?: DeployedFile['cache'];
  /** Lies beside its compressed forms. */
  compressed?: boolean;
}

/** Address, name of the file and what is in it. */
const FILES: [string, string, SampleFile][] = [
  ['/', 'index.html', { content: '<h1>Home</h1>', compressed: true }],
  ['/about', 'about/index.html', { content: '<h1>About</h1>', compressed: true }],
  ['/fr/créateurs', 'fr/créateurs/index.html', { content: '<h1>Créateurs</h1>' }],
  ['/works/50%', 'works/50%25/index.html', { content: '<h1>50 %</h1>' }],
  ['/gone', 'gone/index.html', { content: '' }],
  [
    '/app-abc.js',
    'app-abc.js',
    { content: 'run()', type: 'text/javascript; charset=utf-8', cache: 'immutable' },
  ],
  ['/sheet.pdf', 'sheet.pdf', { content: '0123456789', type: 'application/pdf' }],
];
const PREVIEW: [string, SampleFile] = ['preview/index.html', { content: '<h1>Preview</h1>' }];
const ERROR_PAGES: [string, SampleFile][] = [
  ['404.html', { content: '<h1>Not found</h1>', compressed: true }],
  ['500.html', { content: '<h1>Broken</h1>' }],
  ['fr/404.html', { content: '<h1>Introuvable</h1>' }],
];

/** Writes a small build into a new folder: what a host has to serve, one of each kind. */
export async function makeDeploy(version = MANIFEST_VERSION): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  const manifest: Manifest = {
    version,
    files: {},
    errorPages: {},
    patterns: [
      { pattern: '/preview/:id', file: await addFile(dir, ...PREVIEW) },
      { pattern: '/private/*', file: await addFile(dir, ...PREVIEW) },
    ],
    redirects: {
      '/old': { to: '/about', status: 301 },
      '/shop': { to: 'https://example.org/shop?from=site', status: 302 },
    },
  };
  for (const [address, name, file] of FILES) manifest.files[address] = await addFile(dir, name, file);
  for (const [name, file] of ERROR_PAGES) manifest.errorPages[`/${name}`] = await addFile(dir, name, file);
  await writeManifest(dir, manifest);
  return dir;
}

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
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const encodings: DeployedFile['encodings'] = compressed ? ['br', 'gzip'] : [];
  return { file: name, type, hash, bytes: Buffer.byteLength(content), cache, encodings };
}
