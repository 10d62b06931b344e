import { labelPlace } from './dimension-lines';

const STAGE = { width: 390, height: 500 };
const line = (x: number, y: number) => ({
  from: { x, y: y - 100, metre: 100 },
  to: { x, y: y + 100, metre: 100 },
});

describe('what a line measures', () => {
  it('is said in its middle', () =>
    expect(labelPlace(line(200, 250), STAGE)).toEqual({ left: 200, top: 250 }));

  it.each([2, 388])('is whole where the line is near the edge of a phone, at %i px', (x) => {
    const { left, top } = labelPlace(line(x, 250), STAGE);
    expect(left).toBeGreaterThan(30);
    expect(left).toBeLessThan(360);
    expect(top).toBe(250);
  });

  it.each([
    ['lies', { x: 60, y: 20 }, 1],
    ['stands', { x: 0, y: 50 }, -1],
  ])('does not hide a short line that %s', (_, by, side) => {
    const to = { x: 200 + by.x, y: 250 + by.y, metre: 100 };
    const { left, top } = labelPlace({ from: { x: 200, y: 250, metre: 100 }, to }, STAGE);
    expect(left).toBe(200 + by.x / 2);
    // Half of the words' height.
    if (side > 0) expect(top - 20).toBeGreaterThan(to.y);
    else expect(top + 20).toBeLessThan(250);
  });

  it('stays with a line that is out of the picture', () =>
    expect(labelPlace(line(500, 250), STAGE)).toEqual({ left: 500, top: 250 }));
});
