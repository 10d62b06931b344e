import { type Camera, framed, radians, seenAt } from './stage/camera';
import { labelPlace } from './turn/dimension-lines';

describe('camera', () => {
  const STAGE = { width: 1200, height: 600 };
  const straight: Camera = {
    theta: 0,
    phi: radians(85),
    radius: 12,
    target: { x: 1.8, y: 0.53, z: 0 },
    lens: 20,
  };

  it('sees a place in the pixel in which model-viewer draws it', () => {
    // As `queryHotspot` of model-viewer 4.4 has told it.
    const { x, y } = seenAt(straight, STAGE, { x: 2.2, y: 0, z: 0 });
    expect(x).toBeCloseTo(656.4953, 3);
    expect(y).toBeCloseTo(374.5715, 3);
  });

  const CORNERS = [-0.9, 0.9].flatMap((x) =>
    [0, 0.76].flatMap((y) => [-0.23, 0.23].map((z) => ({ x, y, z }))),
  );

  it.each([
    [-28, 80, STAGE],
    [0, 90, STAGE],
    [120, 60, STAGE],
    [-28, 80, { width: 390, height: 560 }],
  ])('stands as near as it can with all seen, from %i° and %i°', (theta, phi, stage) => {
    const view = { theta: radians(theta), phi: radians(phi), lens: 24 };
    const camera = framed(view, stage, CORNERS);
    const seen = CORNERS.map((corner) => seenAt(camera, stage, corner));
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs)).toBeLessThanOrEqual(stage.width);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ys)).toBeLessThanOrEqual(stage.height);
    const fills = Math.max(
      (Math.max(...xs) - Math.min(...xs)) / stage.width,
      (Math.max(...ys) - Math.min(...ys)) / stage.height,
    );
    expect(fills).toBeGreaterThan(0.85);
    expect(fills).toBeLessThan(0.905);
    // The same air above as below.
    expect(Math.min(...ys) + Math.max(...ys)).toBeCloseTo(stage.height, 0);
  });
});

describe('dimension lines', () => {
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
});
