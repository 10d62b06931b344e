import type { Work } from '../../contract/items/work';
import { sampleWork, sampleHdImage } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { sampleContext } from '../../components/testing/sample-context';
import { toWorkView } from './work-view';

const context = sampleContext('fr', { mediaOrigin: 'https://media.example', today: '2026-11-20' });
const viewOf = (parts: Partial<Work> = {}) => toWorkView({ ...sampleWork('banc-quai'), ...parts }, context);

describe('toWorkView', () => {
  it('knows a work of which there is next to nothing', () => {
    expect(viewOf()).toEqual({
      slug: 'banc-quai',
      slugs: { en: 'banc-quai', fr: 'banc-quai' },
      title: 'Work banc-quai',
      type: { title: 'Seating', path: '/fr/oeuvres/type/seating' },
      creators: [],
      facts: [],
      reference: 'Réf. ML-banc-quai',
      sold: false,
      isPriced: false,
      bibliography: [],
      credits: [],
      pictures: [],
      hdImages: [],
      related: [],
      updatedAt: '2026-01-15T10:00:00Z',
      paths: {
        page: '/fr/oeuvres/banc-quai',
        grid: '/fr/oeuvres/type/tous',
        sheet: '/fr/oeuvres/banc-quai/pdf',
        enquiry: '/fr/contact?work=banc-quai',
      },
    });
  });

  it('gives the facts in the order of the label', () => {
    const view = viewOf({
      grouping: 'pair',
      materials: 'Chêne',
      dimensions: { height: 45, unit: 'cm', note: 'chacun' },
      edition: 'Atelier Roc',
    });
    expect(view.materials).toBe('Chêne');
    expect(view.facts).toEqual(['Paire', 'Chêne', 'H\u00a045\u00a0cm (chacun)', 'Édition Atelier Roc']);
    expect(viewOf({ grouping: 'set', dimensions: { unit: 'cm' } }).facts).toEqual(['Suite']);
  });

  it('adds the inches for English readers, and what its drawing to scale needs', () => {
    const work = {
      ...sampleWork('quai'),
      dimensions: { height: 34, depth: 13, unit: 'cm', note: 'each' },
      mounting: 'wall',
    } as const;
    const view = toWorkView(work, { ...context, locale: 'en' });
    expect(view.facts).toEqual([
      'H\u00a034 × D\u00a013\u00a0cm (each)',
      'H\u00a013\u00a0⅜ × D\u00a05\u00a0⅛\u00a0in',
    ]);
    expect(view.scale).toEqual({ height: 34, depth: 13, mounting: 'wall', note: 'each' });
    expect(viewOf({ dimensions: { unit: 'cm' } })).not.toHaveProperty('scale');
  });

  it('tells a sold work and its date', () => {
    expect(viewOf({ availability: 'sold', date: 'vers 1955' })).toMatchObject({
      sold: true,
      date: 'vers 1955',
    });
  });

  it('tells a price as the language writes it, one on request in words, and none of a sold work', () => {
    const price = { amount: 12_000, currency: 'EUR' };
    expect(viewOf({ price })).toMatchObject({ price: '12\u202f000\u00a0€', isPriced: true });
    const english = toWorkView({ ...sampleWork('a'), price }, { ...context, locale: 'en' });
    expect(english.price).toBe('€12,000');
    expect(viewOf({ price: { amount: 950.5, currency: 'CHF' } }).price).toBe('950,50\u00a0CHF');
    expect(viewOf({ price: 'on request' })).toMatchObject({ price: 'prix sur demande', isPriced: false });
    for (const sold of [price, 'on request'] as const)
      expect(viewOf({ price: sold, availability: 'sold' })).not.toHaveProperty('price');
  });

  it('takes nothing dangerous from its texts', () => {
    const html = '<p onclick="x()">Un <em>banc</em><script>x()</script></p>';
    const safe = '<p>Un <em>banc</em></p>';
    expect(viewOf({ description: html, history: html, bibliography: [html] })).toMatchObject({
      description: safe,
      history: safe,
      bibliography: [safe],
    });
  });

  it('leads to its creators and to the works beside it', () => {
    const view = viewOf({
      creators: [{ slug: 'arc', name: 'Odile Arc' }],
      related_works: [sampleWork('table')],
    });
    expect(view.creators).toEqual([{ name: 'Odile Arc', path: '/fr/createurs/arc' }]);
    expect(view.related.map(({ path }) => path)).toEqual(['/fr/oeuvres/table']);
  });

  it('knows the original of a picture, which is there to download', () => {
    const view = viewOf({
      images: [sampleImage('front'), sampleImage('side', { width: 2400, height: 1800 })],
      hd_images: [
        {
          url: '/hd/side.jpg',
          filename: 'side.jpg',
          bytes: 1_000_000,
          type: 'image/jpeg',
          width: 2400,
          height: 1800,
        },
      ],
    });
    expect(view.pictures.map(({ original }) => original)).toEqual([
      undefined,
      { url: 'https://media.example/hd/side.jpg', width: 2400, height: 1800 },
    ]);
  });

  it('finds its pictures in their place, and says what the large ones cost', () => {
    const view = viewOf({
      images: [sampleImage('quai')],
      hd_images: [sampleHdImage()],
    });
    expect(view.pictures[0]?.jpeg.xl).toBe('https://media.example/media/quai-xl.jpg');
    expect(view.hdImages).toEqual([
      {
        url: 'https://media.example/hd/quai.jpg',
        filename: 'quai.jpg',
        details: 'JPEG, 5,2\u00a0Mo',
        bytes: 5_240_000,
        pixels: '4000 × 3000\u00a0px',
      },
    ]);
  });
});
