import { findItems } from '../../features/search/index/find-items';
import { SEARCH_MANIFEST, type SearchManifest } from '../../features/search/index/search-addresses';
import { openSearchIndex } from '../../features/search/index/search-index';
import { sampleWork } from '../../gallery/testing/samples';
import { planRelease } from '../adapter/plan-release';
import { sampleSource } from '../pages/testing/sample-source';
import { searchFiles } from './search-files';

const make = (works = [sampleWork('quai')]) => {
  const files = searchFiles({ en: sampleSource('en', { works }), fr: sampleSource('fr') });
  const read = (address: string) => files.find(({ path }) => path === address)?.text ?? '';
  return { files, read, manifest: JSON.parse(read(SEARCH_MANIFEST)) as SearchManifest };
};

describe('searchFiles', () => {
  it('are an index of each language, which the manifest names', () => {
    const { manifest, read } = make();
    const found = findItems(openSearchIndex(read(manifest.fr)), 'quai');
    expect(found.groups[0]?.hits[0]?.item.path).toBe('/fr/oeuvres/quai');
    expect(read(manifest.en)).toContain('/works/quai');
  });

  it('name an index by its content', () => {
    const before = make();
    expect(make()).toMatchObject({ manifest: before.manifest, files: before.files });
    const { manifest } = make([sampleWork('banc')]);
    expect(manifest.fr).toBe(before.manifest.fr);
    expect(manifest.en).not.toBe(before.manifest.en);
  });

  it('have the indexes cached for good, the manifest asked for each time', () => {
    const addresses = [make().manifest.en, SEARCH_MANIFEST];
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
