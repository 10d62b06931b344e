import { sampleContext } from '../../components/testing/sample-context';
import type { Work } from '../../contract/items/work';
import { sampleHdImage, sampleWork } from '../../gallery/testing/samples';
import { toPictureView } from '../../media/picture-view';
import { sampleImage } from '../../media/testing/sample-image';
import { formatDimensions, formatDimensionsInInches } from './dimensions';
import { toWorkView, withOriginals } from './work-view';

describe('work view', () => {
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
});

describe('dimensions', () => {
  describe('formatDimensions', () => {
    it('has the order and the letters of each language', () => {
      const dimensions = { width: 88, depth: 37.5, height: 160, unit: 'cm' } as const;
      expect(formatDimensions(dimensions, 'en')).toBe('H\u00a0160 × W\u00a088 × D\u00a037.5\u00a0cm');
      expect(formatDimensions(dimensions, 'fr')).toBe('H\u00a0160 × L\u00a088 × P\u00a037,5\u00a0cm');
    });

    it('can be a diameter alone, or with a height', () => {
      expect(formatDimensions({ diameter: 74, unit: 'cm' }, 'fr')).toBe('Ø\u00a074\u00a0cm');
      expect(formatDimensions({ diameter: 74, height: 30, unit: 'cm' }, 'en')).toBe(
        'H\u00a030 × Ø\u00a074\u00a0cm',
      );
    });

    it('adds the note of the gallery', () => {
      expect(formatDimensions({ height: 34, unit: 'cm', note: 'each' }, 'en')).toBe(
        'H\u00a034\u00a0cm (each)',
      );
    });

    it('is nothing without a number', () => {
      expect(formatDimensions({ unit: 'cm', note: 'each' }, 'en')).toBeUndefined();
    });
  });

  describe('formatDimensionsInInches', () => {
    it('tells an English reader the same to the nearest eighth, without the note', () => {
      const dimensions = { height: 160, width: 88, depth: 37, unit: 'cm', note: 'each' } as const;
      expect(formatDimensionsInInches(dimensions, 'en')).toBe(
        'H\u00a063 × W\u00a034\u00a0⅝ × D\u00a014\u00a0⅝\u00a0in',
      );
      expect(formatDimensionsInInches({ diameter: 74, unit: 'cm' }, 'en')).toBe('Ø\u00a029\u00a0⅛\u00a0in');
    });

    it('is nothing in French, nor without a number', () => {
      expect(formatDimensionsInInches({ height: 160, unit: 'cm' }, 'fr')).toBeUndefined();
      expect(formatDimensionsInInches({ unit: 'cm', note: 'each' }, 'en')).toBeUndefined();
    });
  });
});

describe('with originals', () => {
  const picture = (id: string, width: number, height: number) =>
    toPictureView(sampleImage(id, { width, height }), '');
  const original = (url: string, width: number, height: number) => ({ url, width, height });

  const urls = (...args: Parameters<typeof withOriginals>) =>
    withOriginals(...args).map(({ original: found }) => found?.url);

  describe('withOriginals', () => {
    it('finds the original of a picture by its size', () => {
      const pictures = [picture('a', 1920, 2400), picture('b', 1440, 1080), picture('c', 2400, 1800)];
      const originals = [original('/hd/c', 2400, 1800), original('/hd/a', 1920, 2400)];
      expect(urls(pictures, originals)).toEqual(['/hd/a', undefined, '/hd/c']);
    });

    it('takes each original once, in their order', () => {
      const pictures = [picture('a', 3000, 2000), picture('b', 3000, 2000), picture('c', 3000, 2000)];
      const originals = [original('/hd/1', 3000, 2000), original('/hd/2', 3000, 2000)];
      expect(urls(pictures, originals)).toEqual(['/hd/1', '/hd/2', undefined]);
    });

    it('takes none for another that is turned or larger', () => {
      expect(urls([picture('a', 1920, 2400)], [original('/hd/1', 2400, 1920)])).toEqual([undefined]);
      expect(urls([picture('a', 1920, 2400)], [])).toEqual([undefined]);
    });
  });
});
