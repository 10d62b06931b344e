import type { Image } from '../contract/common';
import { isPortrait, isSquare, mediaUrl, toPictureView, toPictureViews } from './picture-view';
import { sampleImage } from './testing/sample-image';

describe('mediaUrl', () => {
  it('puts the origin before a path, and leaves a whole address alone', () => {
    expect(mediaUrl('/media/a.jpg', 'https://media.example')).toBe('https://media.example/media/a.jpg');
    expect(mediaUrl('/media/a.jpg', '')).toBe('/media/a.jpg');
    expect(mediaUrl('//cdn.example/a.jpg', 'https://media.example')).toBe('//cdn.example/a.jpg');
    expect(mediaUrl('https://cdn.example/a.jpg', 'https://media.example')).toBe('https://cdn.example/a.jpg');
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
