import { findItems } from '../../features/search/index/find-items';
import { SEARCH_MANIFEST, type SearchManifest } from '../../features/search/index/search-addresses';
import { openSearchIndex } from '../../features/search/index/search-index';
import { sampleWork } from '../../gallery/testing/samples';
import { planRelease } from '../../build/adapter/plan-release';
import { siteOf } from '../../build/site';
import { sampleCatalogue } from '../testing/sample-source';
import { searchFiles } from './search-files';

const ENVIRONMENT = {
  apiUrl: '',
  apiPublicUrl: '',
  siteUrl: 'https://gallery.example',
  media: 'api',
} as const;

const make = async (works = [sampleWork('quai')]) => {
  const catalogue = { en: { ...sampleCatalogue('en'), works }, fr: sampleCatalogue('fr') };
  const files = await searchFiles(siteOf(catalogue, ENVIRONMENT).source);
  const read = (address: string) => files.find(({ path }) => path === address)?.text ?? '';
  return { files, read, manifest: JSON.parse(read(SEARCH_MANIFEST)) as SearchManifest };
};

describe('searchFiles', () => {
  it('are an index of each language, which the manifest names', async () => {
    const { manifest, read } = await make();
    const found = findItems(openSearchIndex(read(manifest.fr)), 'quai');
    expect(found.groups[0]?.hits[0]?.item.path).toBe('/fr/oeuvres/quai');
    expect(read(manifest.en)).toContain('/works/quai');
  });

  it('name an index by its content', async () => {
    const before = await make();
    expect(await make()).toMatchObject({ manifest: before.manifest, files: before.files });
    const { manifest } = await make([sampleWork('banc')]);
    expect(manifest.fr).toBe(before.manifest.fr);
    expect(manifest.en).not.toBe(before.manifest.en);
  });

  it('have the indexes cached for good, the manifest asked for each time', async () => {
    const addresses = [(await make()).manifest.en, SEARCH_MANIFEST];
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
