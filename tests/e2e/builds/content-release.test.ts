import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { readHostOptions } from '../../../host/host-options';
import { readCurrent } from '../../../host/releases/current-release';
import type { Manifest } from '../../../src/release/manifest';
import { startOwnSite, type OwnSite } from '../support/site/own-site';
import { expect, test } from '../support/test';

/** ms: ends a release that hangs, not one on a busy machine. */
test.describe.configure({ timeout: 300_000 });
/** ms for an edit to be live, on a busy machine. */
const LIVE_MS = 60_000;

/** Files of the catalogue that the test changes or removes. */
const EDITED = [
  'works/quai-bench.yaml',
  'creators/anselm-riedweg.yaml',
  'pages/about.yaml',
  'press/a-sideboard-drawn-on-the-floor.yaml',
];

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ withSources: true });
});
test.afterAll(() => site.close());

/** What is served at every address, by hash; what stays for tabs that were opened before is left out. */
async function servedBy(deployDir: string): Promise<Record<string, unknown>> {
  const { files, patterns, errorPages, redirects, functionPatterns } = (await readCurrent(deployDir))
    .manifest;
  const served = Object.entries(files).filter(([, { retired }]) => retired === undefined);
  const named = [...served, ...patterns.map(({ pattern, file }) => [pattern, file] as const)];
  return {
    ...Object.fromEntries(
      [...named, ...Object.entries(errorPages)].map(([address, { written: _, ...file }]) => [address, file]),
    ),
    redirects,
    functionPatterns,
  };
}
const read = async (address: string): Promise<string> => {
  const { root, manifest } = await readCurrent(site.deployDir);
  return brotliDecompressSync(
    await readFile(path.join(root, `${manifest.files[address]?.file}.br`)),
  ).toString();
};

/** Waits until the last edit is live, which takes an article away or puts it back. */
const articleAnswers = (expected: number) =>
  expect
    .poll(async () => (await fetch(`${site.url}/press/a-sideboard-drawn-on-the-floor`)).status, {
      timeout: LIVE_MS,
    })
    .toBe(expected);

/** Makes a release without Gatsby. */
async function releaseContent(): Promise<void> {
  expect(await site.release()).toMatch(/^release \d{8}T\d{9}Z: \d+ pages, \d+ of them new or changed$/m);
}

test('a release made without Gatsby has what was edited, renamed, added and taken away', async () => {
  await site.edit('works/quai-bench.yaml', { title: { en: 'Jetty bench', fr: 'Banc Jetée' } });
  await site.edit('creators/anselm-riedweg.yaml', {
    name: 'Anselm Rietweg',
    slug: { en: 'anselm-rietweg', fr: 'anselm-rietweg' },
    former_slugs: { en: ['anselm-riedweg', 'odile-kerherve'], fr: ['anselm-riedweg'] },
  });
  await site.edit('pages/about.yaml', { title: { en: 'About us', fr: 'À propos de nous' } });
  await site.edit(
    'events/winter-lights.yaml',
    {
      slug: { en: 'winter-lights', fr: 'lumieres-d-hiver' },
      title: { en: 'Winter lights', fr: 'Lumières d’hiver' },
    },
    'events/after-dark.yaml',
  );
  await site.remove('press/a-sideboard-drawn-on-the-floor.yaml');
  await articleAnswers(404);

  await releaseContent();
  expect(await read('/works/quai-bench')).toContain('Jetty bench');
  expect(await read('/about')).toContain('About us');
  expect(await read('/fr/evenements/lumieres-d-hiver')).toContain('Lumières d’hiver');
  const served = await servedBy(site.deployDir);
  const { redirects } = served as { redirects: Manifest['redirects'] };
  expect(
    Object.keys(redirects)
      .filter((address) => address.includes('/creat'))
      .sort(),
  ).toEqual([
    '/creators/anselm-riedweg',
    '/creators/anselm-riedweg.vcf',
    '/fr/createurs/anselm-riedweg',
    '/fr/createurs/anselm-riedweg.vcf',
  ]);
  expect(Object.keys(served)).not.toContain('/press/a-sideboard-drawn-on-the-floor');
});

test('one made of the catalogue as it was has all files of the whole build that was made of that', async () => {
  for (const file of EDITED) await site.restore(file);
  await site.remove('events/winter-lights.yaml');
  await articleAnswers(200);

  await releaseContent();
  const whole = await servedBy(path.resolve(readHostOptions(process.env).deployDir));
  const content = await servedBy(site.deployDir);
  expect(Object.keys(content).sort()).toEqual(Object.keys(whole).sort());
  expect(
    Object.keys(whole).filter((address) => !isDeepStrictEqual(content[address], whole[address])),
  ).toEqual([]);
});
