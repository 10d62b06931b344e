import { formatDimensions, formatDimensionsInInches } from './dimensions';

describe('formatDimensions', () => {
  it('has the order and the letters of each language', () => {
    const dimensions = { width: 88, depth: 37.5, height: 160, unit: 'cm' } as const;
    expect(formatDimensions(dimensions, 'en')).toBe('H 160 × W 88 × D 37.5 cm');
    expect(formatDimensions(dimensions, 'fr')).toBe('H 160 × L 88 × P 37,5 cm');
  });

  it('can be a diameter alone, or with a height', () => {
    expect(formatDimensions({ diameter: 74, unit: 'cm' }, 'fr')).toBe('Ø 74 cm');
    expect(formatDimensions({ diameter: 74, height: 30, unit: 'cm' }, 'en')).toBe('H 30 × Ø 74 cm');
  });

  it('adds the note of the gallery', () => {
    expect(formatDimensions({ height: 34, unit: 'cm', note: 'each' }, 'en')).toBe('H 34 cm (each)');
  });

  it('is nothing without a number', () => {
    expect(formatDimensions({ unit: 'cm', note: 'each' }, 'en')).toBeUndefined();
  });
});

describe('formatDimensionsInInches', () => {
  it('tells an English reader the same to the nearest eighth, without the note', () => {
    const dimensions = { height: 160, width: 88, depth: 37, unit: 'cm', note: 'each' } as const;
    expect(formatDimensionsInInches(dimensions, 'en')).toBe('H 63 × W 34\u00a0⅝ × D 14\u00a0⅝ in');
    expect(formatDimensionsInInches({ diameter: 74, unit: 'cm' }, 'en')).toBe('Ø 29\u00a0⅛ in');
  });

  it('is nothing in French, nor without a number', () => {
    expect(formatDimensionsInInches({ height: 160, unit: 'cm' }, 'fr')).toBeUndefined();
    expect(formatDimensionsInInches({ unit: 'cm', note: 'each' }, 'en')).toBeUndefined();
  });
});
