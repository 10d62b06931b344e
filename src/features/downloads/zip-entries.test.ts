import { sampleArchive, sampleHdImage } from './testing/sample-archive';
import { zipEntries } from './zip-entries';

const GALLERY = {
  name: 'meubles et lumières',
  contact: { street: '', postal_code: '', city: '', country: '', phone: '', email: '', opening_hours: [] },
};
const { work } = sampleArchive([]);

function entriesOf(images: ReturnType<typeof sampleHdImage>[], come = images) {
  const fetched = new Map(come.map(({ url }) => [url, new Blob([url])]));
  return zipEntries({ work, images, fetched, gallery: GALLERY, locale: 'fr' });
}

describe('zipEntries', () => {
  it('has the pictures that came, then who is to be credited', () => {
    const images = [1, 2, 3].map((number) => sampleHdImage(number));
    const entries = entriesOf(images, [images[0]!, images[2]!]);
    expect(entries.map(({ name }) => name)).toEqual([
      'Odile Kerhervé - Quai - 1.jpg',
      'Odile Kerhervé - Quai - 3.jpg',
      'crédits.txt',
    ]);
    const credits = String(entries[2]?.content);
    expect(credits).toMatch(/Quai - 1\.jpg \(.*Quai - 3\.jpg \(.*n’ont pas pu.*Quai - 2\.jpg\r\n/s);
  });

  it('gives no two files one name, and none a name that leads out of its folder', () => {
    const named = ['../a/b.jpg', 'quai.jpg', 'QUAI.jpg', 'quai (2).jpg', 'quai'];
    const images = named.map((filename, index) => sampleHdImage(index, { filename }));
    expect(entriesOf(images).map(({ name }) => name)).toEqual([
      '..-a-b.jpg',
      'quai.jpg',
      'QUAI (2).jpg',
      'quai (2) (2).jpg',
      'quai',
      'crédits.txt',
    ]);
  });
});
