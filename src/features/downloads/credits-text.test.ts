import { HOSTILE, LONG } from '../../contract/testing/hostile-text';
import { withStrings } from '../../contract/testing/with-strings';
import { creditsText, type CreditedWork } from './credits-text';
import { sampleArchive, sampleHdImage } from './testing/sample-archive';

const GALLERY = {
  name: 'meubles et lumières',
  contact: {
    street: '14 rue des Trois-Lanternes',
    postal_code: '75006',
    city: 'Paris',
    country: 'France',
    phone: '+33 1 99 00 12 34',
    email: 'bonjour@gallery.example',
    opening_hours: [],
  },
};
const { work } = sampleArchive([]);
const credited = (number: number, credit?: string) => {
  const image = sampleHdImage(number, credit ? { credit } : {});
  return { name: image.filename, image };
};

describe('creditsText', () => {
  it('tells in French what the pictures show, who took them and whom to ask', () => {
    const images = [credited(1, 'Pauline Estève'), credited(2)];
    const text = creditsText({ work, images, missing: [], gallery: GALLERY, locale: 'fr' });
    expect(text.split('\r\n')).toEqual([
      '\uFEFFBanc: Quai',
      'Odile Kerhervé',
      'vers 1960',
      'Réf. ML 0138',
      'https://gallery.example/fr/oeuvres/banc-quai',
      '',
      'Images',
      'Odile Kerhervé - Quai - 1.jpg (4000 × 3000 px)',
      '  Photographie\u202f: Pauline Estève',
      'Odile Kerhervé - Quai - 2.jpg (4000 × 3000 px)',
      '',
      'Crédits',
      'restauration\u202f: Atelier du Fil',
      '',
      'Merci de citer le nom du photographe et celui de meubles et lumières partout où vous utilisez ces images.',
      '',
      'meubles et lumières',
      '14 rue des Trois-Lanternes',
      '75006 Paris, France',
      '+33 1 99 00 12 34',
      'bonjour@gallery.example',
      '',
    ]);
  });

  it('names the pictures that are not there, with the address where they are', () => {
    const missing = [sampleHdImage(2), sampleHdImage(3, { url: 'https://media.example/3.jpg' })];
    const text = creditsText({ work, images: [credited(1)], missing, gallery: GALLERY, locale: 'en' });
    expect(text).toContain(
      [
        'Images that could not be downloaded',
        'Odile Kerhervé - Quai - 2.jpg',
        '  https://gallery.example/media/hd/quai-2.jpg',
        'Odile Kerhervé - Quai - 3.jpg',
        '  https://media.example/3.jpg',
        '',
      ].join('\r\n'),
    );
  });

  it('has no heading over nothing, and no line for a date that is not known', () => {
    const bare = { ...work, date: undefined, credits: [] };
    const text = creditsText({
      work: bare,
      images: [credited(1)],
      missing: [],
      gallery: GALLERY,
      locale: 'en',
    });
    expect(text).not.toMatch(/Credits|could not/);
    expect(text).toContain('Odile Kerhervé\r\nRéf. ML 0138');
  });

  it('names each role once, as page and sheet do', () => {
    const more = { ...work, credits: [...work.credits, { role: 'restauration', name: 'Atelier du Bois' }] };
    const text = creditsText({ work: more, images: [], missing: [], gallery: GALLERY, locale: 'fr' });
    expect(text).toContain('restauration\u202f: Atelier du Fil et Atelier du Bois\r\n');
  });

  it.each([
    ['hostile', HOSTILE],
    ['endless', LONG],
  ])('has the lines of any other with %s texts', (_, end) => {
    const written = (more: string) => {
      const changed = (value: unknown) => withStrings(value, (text) => text + more);
      const { title, creators, date, reference, credits } = work;
      const texts = changed({ title, creators, date, reference, credits }) as Omit<CreditedWork, 'url'>;
      const { url } = work;
      const images = [{ ...credited(1), image: sampleHdImage(1, { credit: `Pauline Estève${more}` }) }];
      const missing = [sampleHdImage(2)];
      const gallery = changed(GALLERY) as typeof GALLERY;
      return creditsText({ work: { ...texts, url }, images, missing, gallery, locale: 'fr' }).split(
        /\r?\n|[\r\u2028\u2029]/,
      );
    };
    expect(written(end)).toHaveLength(written('').length);
  });
});
