import { elevationsOf, uprightMeasure } from './elevations';
import type { ScaleView } from './scale-view';

const seen = (scale: Omit<ScaleView, 'mounting'>) =>
  elevationsOf({ ...scale, mounting: 'floor' }).map(
    ({ name, measure, width, height, round }) =>
      `${name} ${width} × ${height}${measure ? ` by ${measure}` : ''}${round ? ', round' : ''}`,
  );

describe('elevationsOf', () => {
  it.each([
    [{ height: 160, width: 88, depth: 37 }, ['front 88 × 160 by width', 'side 37 × 160 by depth']],
    [{ height: 160, width: 88 }, ['front 88 × 160 by width']],
    [{ height: 41, diameter: 41 }, ['front 41 × 41 by diameter']],
    [{ height: 41, diameter: 41, depth: 20 }, ['front 41 × 41 by diameter', 'side 20 × 41 by depth']],
    [{ height: 90, depth: 40 }, ['side 40 × 90 by depth']],
    [{ height: 90 }, ['front 0 × 90']],
    [{ width: 300, depth: 200 }, ['front 300 × 0 by width', 'side 200 × 0 by depth']],
    [{ depth: 200 }, ['side 200 × 0 by depth']],
    [{ diameter: 74 }, ['front 74 × 74 by diameter, round']],
    [{ diameter: 24, depth: 12 }, ['front 24 × 24 by diameter, round', 'side 12 × 24 by depth']],
    [{ width: 150, diameter: 12 }, ['front 150 × 12 by width']],
    [{ height: 60, width: 30, diameter: 20 }, ['front 30 × 60 by width']],
  ])('%j', (scale, elevations) => expect(seen(scale)).toEqual(elevations));
});

it('measures the height upwards, the diameter of a tube that lies, and else nothing', () => {
  const upright = (scale: Omit<ScaleView, 'mounting'>) => uprightMeasure({ ...scale, mounting: 'floor' });
  expect(upright({ height: 41, diameter: 41 })).toBe('height');
  expect(upright({ width: 150, diameter: 12 })).toBe('diameter');
  expect(upright({ diameter: 74 })).toBeUndefined();
  expect(upright({ width: 300, depth: 200 })).toBeUndefined();
});
