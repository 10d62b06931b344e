import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findItems } from '../../features/search/find-items';
import { SEARCH_MANIFEST, type SearchManifest } from '../../features/search/search-addresses';
import { openSearchIndex } from '../../features/search/search-index';
import { sampleWork } from '../../gallery/testing/samples';
import { planRelease } from '../adapter/plan-release';
import { sampleSource } from '../pages/testing/sample-source';
import { writeSearchFiles } from './write-search-files';

let folder: string;
const read = (address: string) => readFile(path.join(folder, address), 'utf8');
const files = () => readdir(path.join(folder, 'static/search'));

async function write(works = [sampleWork('quai')]): Promise<SearchManifest> {
  await writeSearchFiles(folder, { en: sampleSource('en', { works }), fr: sampleSource('fr') });
  return JSON.parse(await read(SEARCH_MANIFEST)) as SearchManifest;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('writeSearchFiles', () => {
  it('writes an index of each language, which its manifest names', async () => {
    const manifest = await write();
    const found = findItems(openSearchIndex(await read(manifest.fr)), 'quai');
    expect(found.groups[0]?.hits[0]?.item.path).toBe('/fr/oeuvres/quai');
    expect(await read(manifest.en)).toContain('/works/quai');
  });

  it('names an index by its content, and leaves no old one', async () => {
    const before = await write();
    expect(await write()).toEqual(before);
    const after = await write([sampleWork('banc')]);
    expect(after.fr).toBe(before.fr);
    expect(after.en).not.toBe(before.en);
    expect((await files()).map((file) => `/static/search/${file}`).sort()).toEqual(
      Object.values(after).sort(),
    );
  });

  it('has the indexes cached for good, the manifest asked for each time', async () => {
    const addresses = [(await write()).en, SEARCH_MANIFEST];
    const { files: planned } = planRelease(
      addresses.map((address) => ({
        type: 'static' as const,
        path: address,
        filePath: `public${address}`,
        headers: [],
      })),
    );
    expect(addresses.map((address) => planned.get(address)?.cache)).toEqual(['immutable', 'revalidate']);
  });
});
