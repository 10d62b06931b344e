import type { Image } from '../contract/common';
import { toGatsbyImageData } from './gatsby-image-data';
import { acrossColumns, pictureSizes } from './picture-sizes';
import { isPortrait, isSquare, mediaUrl, toPictureView, toPictureViews } from './picture-view';
import { sampleImage } from './testing/sample-image';

describe('gatsby image data', () => {
  const large = toPictureView(sampleImage('a', { width: 4000, height: 3000 }), '');

  describe('toGatsbyImageData', () => {
    it('offers each size with its width, the best format first', () => {
      const { images } = toGatsbyImageData({ ...large, webp: large.jpeg, avif: large.jpeg }, '50vw');
      expect(images.fallback).toEqual({
        src: '/media/a-md.jpg',
        srcSet: '/media/a-sm.jpg 480w, /media/a-md.jpg 960w, /media/a-lg.jpg 1600w, /media/a-xl.jpg 2400w',
        sizes: '50vw',
      });
      expect(images.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
      expect(images.sources?.[0]).toMatchObject({ srcSet: images.fallback?.srcSet, sizes: '50vw' });
    });

    it('offers a file once that several sizes share, with its true width', () => {
      const jpeg = { sm: '/480.jpg', md: '/700.jpg', lg: '/700.jpg', xl: '/700.jpg' };
      const { images } = toGatsbyImageData({ ...large, width: 700, height: 500, jpeg }, '100vw');
      expect(images.fallback?.srcSet).toBe('/480.jpg 480w, /700.jpg 700w');
    });

    it('has but the one format that every browser knows, where there is no other', () => {
      expect(toGatsbyImageData(large, '100vw').images.sources).toEqual([]);
    });

    it('keeps the place of the picture in its proportion and colour', () => {
      const { width, height, backgroundColor } = toGatsbyImageData(large, '100vw');
      expect([width, height, backgroundColor]).toEqual([1, 0.75, '#cccccc']);
    });
  });
});

describe('picture sizes', () => {
  describe('pictureSizes', () => {
    it('asks the widest window first, in whatever order they are given', () => {
      expect(pictureSizes('100vw', { columns6: '50vw', columns12: '33vw' })).toBe(
        '(min-width: 1100px) 33vw, (min-width: 640px) 50vw, 100vw',
      );
    });

    it('is one width where no breakpoint changes it', () => {
      expect(pictureSizes('84px', {})).toBe('84px');
    });
  });

  it.each([
    [390, 9, 259],
    [390, 6, 167],
    [768, 6, 344],
    [1024, 3, 216],
    [1440, 4, 417],
    [1440, 5, 531],
  ])(
    'in a window of %i px, %i columns are said to be about as wide as they are',
    (window, columns, width) => {
      const said = (parseFloat(acrossColumns(columns)) / 100) * window;
      expect(said).toBeGreaterThanOrEqual(width);
      expect(said).toBeLessThan(width * 1.08);
    },
  );
});

describe('picture view', () => {
  describe('mediaUrl', () => {
    it('puts the origin before a path, and leaves a whole address alone', () => {
      expect(mediaUrl('/media/a.jpg', 'https://media.example')).toBe('https://media.example/media/a.jpg');
      expect(mediaUrl('/media/a.jpg', '')).toBe('/media/a.jpg');
      expect(mediaUrl('//cdn.example/a.jpg', 'https://media.example')).toBe('//cdn.example/a.jpg');
      expect(mediaUrl('https://cdn.example/a.jpg', 'https://media.example')).toBe(
        'https://cdn.example/a.jpg',
      );
    });
  });

  describe('toPictureView', () => {
    it('has nothing that the picture does not have', () => {
      const { id: _, sizes, ...rest } = sampleImage('a');
      expect(toPictureView(sampleImage('a'), '')).toEqual({ ...rest, jpeg: sizes });
    });

    it('is the same view for the same picture, as long as its origin is the same', () => {
      const image = sampleImage('a');
      const view = toPictureView(image, 'https://media.example');
      expect(toPictureView(image, 'https://media.example')).toBe(view);
      expect(toPictureView(image, '').jpeg.sm).toBe('/media/a-sm.jpg');
      expect(toPictureView(image, 'https://media.example')).toEqual(view);
    });

    it('resolves the addresses of every format, those of the night, too', () => {
      const { sizes } = sampleImage('a');
      const image = {
        ...sampleImage('a'),
        webp: sizes,
        avif: sizes,
        credit: 'Studio',
        night: sampleImage('n'),
      };
      const view = toPictureView(image, 'https://media.example');
      expect(view.jpeg.xl).toBe('https://media.example/media/a-xl.jpg');
      expect(view.webp).toEqual(view.jpeg);
      expect(view.avif).toEqual(view.jpeg);
      expect(view.credit).toBe('Studio');
      expect(view.night?.jpeg.sm).toBe('https://media.example/media/n-sm.jpg');
    });

    it('says which pictures of the night are of the light itself', () => {
      const lit = { ...sampleImage('a'), night: { ...sampleImage('n'), lamp: true as const } };
      expect(toPictureView(lit, '').night?.lamp).toBe(true);
      const dusk = { ...sampleImage('b'), night: sampleImage('m') };
      expect('lamp' in toPictureView(dusk, '').night!).toBe(false);
    });
  });

  describe('the format of a picture', () => {
    it.each([
      [3, 4, true, false],
      [4, 4, false, true],
      [4, 3, false, false],
    ])('%i × %i: portrait %s, square %s', (width, height, portrait, square) => {
      expect(isPortrait({ width, height })).toBe(portrait);
      expect(isSquare({ width, height })).toBe(square);
    });
  });

  const [a, b, c] = ['a', 'b', 'c'].map((id) => sampleImage(id)) as [Image, Image, Image];
  const alts = (main: Image | undefined, images: Image[]) =>
    toPictureViews(main, images, '').map(({ alt }) => alt);

  describe('toPictureViews', () => {
    it('puts the picture of the list first, and once', () => {
      expect(alts(b, [a, b, c])).toEqual(['Picture b', 'Picture a', 'Picture c']);
    });

    it('does without either', () => {
      expect(alts(undefined, [a])).toEqual(['Picture a']);
      expect(alts(a, [])).toEqual(['Picture a']);
      expect(alts(undefined, [])).toEqual([]);
    });
  });
});
