import { toPictureView } from '../../../media/picture-view';
import { sampleImage } from '../../../media/testing/sample-image';
import { withOriginals } from './with-originals';

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
