import { formatDimensions, formatDimensionsInInches } from './dimensions';

describe('formatDimensions', () => {
  it('has the order and the letters of each language', () => {
    const dimensions = { width: 88, depth: 37.5, height: 160, unit: 'cm' } as const;
    expect(formatDimensions(dimensions, 'en')).toBe('H\u00a0160 × W\u00a088 × D\u00a037.5\u00a0cm');
    expect(formatDimensions(dimensions, 'fr')).toBe('H\u00a0160 × L\u00a088 × P\u00a037,5\u00a0cm');
  });

  it('can be a diameter alone, or with a height', () => {
    expect(formatDimensions({ diameter: 74, unit: 'cm' }, 'fr')).toBe('Ø\u00a074\u00a0cm');
    expect(formatDimensions({ diameter: 74, height: 30, unit: 'cm' }, 'en')).toBe(
      'H\u00a030 × Ø\u00a074\u00a0cm',
    );
  });

  it('adds the note of the gallery', () => {
    expect(formatDimensions({ height: 34, unit: 'cm', note: 'each' }, 'en')).toBe('H\u00a034\u00a0cm (each)');
  });

  it('is nothing without a number', () => {
    expect(formatDimensions({ unit: 'cm', note: 'each' }, 'en')).toBeUndefined();
  });
});

describe('formatDimensionsInInches', () => {
  it('tells an English reader the same to the nearest eighth, without the note', () => {
    const dimensions = { height: 160, width: 88, depth: 37, unit: 'cm', note: 'each' } as const;
    expect(formatDimensionsInInches(dimensions, 'en')).toBe(
      'H\u00a063 × W\u00a034\u00a0⅝ × D\u00a014\u00a0⅝\u00a0in',
    );
    expect(formatDimensionsInInches({ diameter: 74, unit: 'cm' }, 'en')).toBe('Ø\u00a029\u00a0⅛\u00a0in');
  });

  it('is nothing in French, nor without a number', () => {
    expect(formatDimensionsInInches({ height: 160, unit: 'cm' }, 'fr')).toBeUndefined();
    expect(formatDimensionsInInches({ unit: 'cm', note: 'each' }, 'en')).toBeUndefined();
  });
});
