import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtFromOf } from './built-from';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  await write('src/deep/a.ts', 'a');
  await write('gatsby-node.ts', 'node');
  await write('package-lock.json', '{}');
});
afterEach(() => rm(siteDir, { recursive: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
  await writeFile(path.join(siteDir, file), content);
}
const digest = (env: NodeJS.ProcessEnv = {}) => builtFromOf(siteDir, env);

it.each([
  ['a source', 'src/deep/a.ts', 'b'],
  ['a new source', 'src/b.ts', 'b'],
  ['Gatsby’s own files', 'gatsby-node.ts', 'other'],
  ['a package', 'package-lock.json', '{"a":1}'],
  ['what the host and the build share', 'src/release/manifest.ts', 'x'],
])('tells of %s that has changed', async (_, file, content) => {
  const before = await digest();
  expect(await digest()).toBe(before);
  await write(file, content);
  expect(await digest()).not.toBe(before);
});

it.each(['src/a.test.ts', 'src/deep/testing/x.ts', 'host/server.ts', 'api/main.ts', 'README.md'])(
  'does not mind %s, which no build reads',
  async (file) => {
    const before = await digest();
    await write(file, 'x');
    expect(await digest()).toBe(before);
  },
);

it('tells a text that has moved from one file to the next', async () => {
  const before = await digest();
  await write('src/deep/a.ts', '');
  await write('src/deep/b.ts', 'a');
  expect(await digest()).not.toBe(before);
});

it('tells of the settings that pages are made with, and of no others', async () => {
  const before = await digest({ SITE_URL: '', GALLERY_API_URL: 'http://127.0.0.1:4000', PORT: '8000' });
  expect(await digest({ GALLERY_API_URL: 'http://127.0.0.1:4001', PORT: '8001' })).toBe(before);
  for (const name of ['SITE_URL', 'GALLERY_API_PUBLIC_URL', 'GALLERY_MEDIA', 'GATSBY_WORD'])
    expect(await digest({ [name]: 'https://gallery.example' })).not.toBe(before);
});
