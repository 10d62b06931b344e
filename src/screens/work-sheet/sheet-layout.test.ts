import { historyRoom, layoutOf, pictureHeight } from './sheet-layout';

const size = (width: number, height: number) => ({ width, height });

describe('the layout of the sheet', () => {
  it('puts portraits, squares and nearly squares beside the wordmark', () => {
    expect([size(4, 5), size(1, 1), size(11, 10), size(4, 3), undefined].map(layoutOf)).toEqual([
      'tall',
      'tall',
      'tall',
      'wide',
      'bare',
    ]);
  });

  it('keeps a picture in proportion until the label would lose its place', () => {
    expect(pictureHeight(size(4, 5))).toBeCloseTo(181.25);
    expect(pictureHeight(size(4, 3))).toBeCloseTo(157.5);
    expect(pictureHeight(size(1, 3))).toBe(186);
  });

  it('leaves room for some lines of history under the highest picture', () => {
    expect(historyRoom(pictureHeight(size(1, 3)))).toBeGreaterThan(400);
    expect(historyRoom(pictureHeight(undefined))).toBeGreaterThan(1000);
  });
});
