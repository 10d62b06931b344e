import { pictureSizes } from './picture-sizes';

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
