import { toPictureView } from '../../media/picture-view';
import { sampleImage } from '../../media/testing/sample-image';
import { toAboutBlocks } from './about-blocks';

const picture = (id: string, size?: { width: number; height: number }) =>
  toPictureView(sampleImage(id, size), '');
const wide = picture('wide');
const tall = picture('tall', { width: 4, height: 5 });
const sections = ['a', 'b', 'c', 'd'].map((html) => ({ html }));

const orderOf = (...args: Parameters<typeof toAboutBlocks>) =>
  toAboutBlocks(...args).map((block) => (block.kind === 'text' ? block.section.html : block.frame));

describe('toAboutBlocks', () => {
  it('opens with a picture and spreads the others between the sections, now left, now right', () => {
    expect(orderOf(sections, [wide, wide])).toEqual(['opening', 'a', 'b', 'left-wide', 'c', 'd']);
    expect(orderOf(sections, [tall, tall, wide, tall])).toEqual([
      'opening',
      'a',
      'left-tall',
      'b',
      'right-wide',
      'c',
      'left-tall',
      'd',
    ]);
  });

  it('loses nothing when there are more pictures than sections, or none', () => {
    expect(orderOf(sections, [])).toEqual(['a', 'b', 'c', 'd']);
    expect(orderOf([], [wide, tall])).toEqual(['opening', 'left-tall']);
    expect(orderOf([{ html: 'a' }], Array(5).fill(wide))).toHaveLength(6);
  });
});
