import type { Image } from '../contract/common';
import { toPictureViews } from './picture-views';

const urls = (id: string) => ({ sm: `/${id}/sm`, md: `/${id}/md`, lg: `/${id}/lg`, xl: `/${id}/xl` });
const image = (id: string): Image => ({
  id,
  alt: id,
  width: 4,
  height: 3,
  color: '#aaaaaa',
  sizes: urls(id),
});
const alts = (main: Image | undefined, images: Image[]) =>
  toPictureViews(main, images, '').map(({ alt }) => alt);

describe('toPictureViews', () => {
  it('puts the picture of the list first, and once', () => {
    expect(alts(image('b'), [image('a'), image('b'), image('c')])).toEqual(['b', 'a', 'c']);
  });

  it('does without either', () => {
    expect(alts(undefined, [image('a')])).toEqual(['a']);
    expect(alts(image('a'), [])).toEqual(['a']);
    expect(alts(undefined, [])).toEqual([]);
  });
});
