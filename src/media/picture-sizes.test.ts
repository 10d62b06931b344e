import { acrossColumns, pictureSizes } from './picture-sizes';

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
])('in a window of %i px, %i columns are said to be about as wide as they are', (window, columns, width) => {
  const said = (parseFloat(acrossColumns(columns)) / 100) * window;
  expect(said).toBeGreaterThanOrEqual(width);
  expect(said).toBeLessThan(width * 1.08);
});
