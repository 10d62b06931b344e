import { toGatsbyImageData } from './gatsby-image-data';
import { toPictureView } from './picture-view';
import { sampleImage } from './testing/sample-image';

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
