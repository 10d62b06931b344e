import { historyRoom, layoutOf, pictureHeight, pictureWidth } from './sheet-layout';

const size = (width: number, height: number) => ({ width, height });

describe('the layout of the sheet', () => {
  it('puts portraits, squares and nearly squares beside the wordmark', () => {
    expect([size(1600, 2000), size(1600, 1600), size(1760, 1600), undefined].map(layoutOf)).toEqual([
      'tall',
      'tall',
      'tall',
      'bare',
    ]);
  });

  it('gives the whole width to a wide picture, if it gains by it', () => {
    expect(layoutOf(size(2400, 1800))).toBe('wide');
    expect(layoutOf(size(980, 735))).toBe('tall');
  });

  it('keeps a picture in proportion until the label would lose its place', () => {
    expect(pictureHeight(size(1600, 2000))).toBeCloseTo(181.25);
    expect(pictureHeight(size(2400, 1800))).toBeCloseTo(157.5);
    expect(pictureHeight(size(1600, 4800))).toBe(186);
  });

  it.each([size(1600, 2000), size(1440, 1080), size(980, 735), size(300, 200), size(1142, 1500)])(
    'prints no picture with less than 200 dpi: %o',
    (picture) => {
      expect((picture.width / pictureWidth(picture)) * 25.4).toBeGreaterThanOrEqual(199.99);
      expect(pictureWidth(picture)).toBeLessThanOrEqual(210);
    },
  );

  it('leaves room for some lines of history under the highest picture', () => {
    expect(historyRoom(pictureHeight(size(1600, 4800)))).toBeGreaterThan(400);
    expect(historyRoom(pictureHeight(undefined))).toBeGreaterThan(1000);
  });
});
