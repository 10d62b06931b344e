import { toScaleView } from './scale-view';

describe('toScaleView', () => {
  it('has the numbers that are known, and stands on the floor where nothing else is said', () => {
    const dimensions = { height: 34, depth: 13.5, unit: 'cm', note: 'each' } as const;
    expect(toScaleView({ dimensions })).toEqual({ height: 34, depth: 13.5, mounting: 'floor', note: 'each' });
    expect(toScaleView({ dimensions: { diameter: 74, unit: 'cm' }, mounting: 'wall' })).toEqual({
      diameter: 74,
      mounting: 'wall',
    });
  });

  it('is nothing without a number', () => {
    expect(toScaleView({})).toBeUndefined();
    expect(toScaleView({ dimensions: { unit: 'cm', note: 'each' }, mounting: 'wall' })).toBeUndefined();
  });
});
