import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { readHostOptions } from '../../../host/host-options';
import { readCurrent } from '../../../host/releases/current-release';
import type { Manifest } from '../../../src/release/manifest';
import { startOwnSite, type OwnSite } from '../support/site/own-site';
import { until } from '../../until';

/** ms: ends the waiting for a build that hangs, not for one on a busy machine, which takes minutes. */
const BUILD_MS = 900_000;
jest.setTimeout(2 * BUILD_MS);
/** ms for the API to read what was edited, on a busy machine. */
const LIVE_MS = 60_000;

let site: OwnSite;
let elsewhere: string;
beforeAll(async () => {
  site = await startOwnSite({ withWorkspace: true });
  // Beside the folder that the release before was built in: the names of code tell how far the packages are from there.
  const built = path.resolve(readHostOptions(process.env).deployDir);
  elsewhere = await mkdtemp(path.join(path.dirname(built), '.whole-build-'));
});
afterAll(async () => {
  await site.close();
  await rm(elsewhere, { recursive: true, force: true, maxRetries: 5 });
});

/** Of the same scripts, a build that had a warm cache says other columns than one from nothing: only that it has them counts. */
const isSourceMap = (address: string): boolean => address.endsWith('.js.map');

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

it('a release made without Gatsby has the files that a whole build from nothing makes of the same catalogue', async () => {
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
  // The API has read the last of it.
  await until(
    async () => (await fetch(`${site.url}/api/press/a-sideboard-drawn-on-the-floor?lang=en`)).status,
    (status) => status === 404,
    LIVE_MS,
  );

  const output = await site.build({ reuse: true });
  expect(output).toMatch(/^release \d{8}T\d{9}Z: \d+ pages, \d+ of them new or changed$/m);
  expect(await read('/works/quai-bench')).toContain('Jetty bench');
  expect(await read('/fr/evenements/lumieres-d-hiver')).toContain('Lumières d’hiver');

  await site.build({ deployDir: elsewhere });
  const [content, whole] = [await servedBy(site.deployDir), await servedBy(elsewhere)];
  expect(Object.keys(content).sort()).toEqual(Object.keys(whole).sort());
  expect(
    Object.keys(whole).filter(
      (address) => !isSourceMap(address) && !isDeepStrictEqual(content[address], whole[address]),
    ),
  ).toEqual([]);
  const { redirects } = content as { redirects: Manifest['redirects'] };
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
  expect(Object.keys(content)).not.toContain('/press/a-sideboard-drawn-on-the-floor');
});
