import { toPictureView } from '../media/picture-view';
import { sampleImage } from '../media/testing/sample-image';
import { socialPicture } from './social-picture';

const ORIGIN = 'https://gallery.example';
const pictureOf = (width: number, height: number, mediaOrigin = '') =>
  socialPicture(toPictureView(sampleImage('a', { width, height }), mediaOrigin), ORIGIN);

describe('socialPicture', () => {
  it('is the smallest size of at least 1200 px, at an absolute address', () => {
    expect(pictureOf(4000, 3000)).toEqual({
      url: `${ORIGIN}/media/a-lg.jpg`,
      width: 1600,
      height: 1200,
      alt: 'Picture a',
    });
  });

  it('says the true dimensions of a picture that was smaller', () => {
    expect(pictureOf(1000, 501)).toMatchObject({ width: 1000, height: 501 });
  });

  it('is told in as many words as they take', () => {
    const picture = toPictureView({ ...sampleImage('a'), alt: `A lamp,\n${'x'.repeat(10_000)}` }, '');
    expect(socialPicture(picture, ORIGIN).alt).toMatch(/^A lamp, x{400,}…$/);
    expect(socialPicture(picture, ORIGIN).alt).toHaveLength(420);
  });

  it('stays where the media are', () => {
    expect(pictureOf(4000, 3000, 'https://media.example').url).toBe('https://media.example/media/a-lg.jpg');
  });

  it('is the gallery’s own for a page without one', () => {
    expect(socialPicture(undefined, ORIGIN)).toMatchObject({
      url: `${ORIGIN}/social.png`,
      width: 1200,
      height: 630,
    });
  });
});
