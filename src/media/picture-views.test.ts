import type { Image } from '../contract/common';
import { toPictureViews } from './picture-views';
import { sampleImage } from './testing/sample-image';

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
