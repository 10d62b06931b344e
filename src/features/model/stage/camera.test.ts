import { framed, radians, seenAt, type Camera } from './camera';

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

const CORNERS = [-0.9, 0.9].flatMap((x) => [0, 0.76].flatMap((y) => [-0.23, 0.23].map((z) => ({ x, y, z }))));

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
