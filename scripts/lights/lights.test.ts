import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { radiancePicture, type Light } from './radiance';
import { day, evening } from './rooms';

const SIZE = { width: 64, height: 32 };
const strength = (light: Light): number => light.reduce((all, one) => all + one, 0);

it.each([
  ['day', day],
  ['evening', evening],
])('the %s that visitors load is the one of rooms.ts', async (name, room) => {
  const file = await readFile(path.join(__dirname, '..', '..', 'static', 'light', `${name}.hdr`));
  expect(radiancePicture(SIZE, room).equals(file)).toBe(true);
});

it('a pixel has three parts and their exponent, the first of them up on the left', () => {
  const picture = radiancePicture({ width: 2, height: 1 }, (azimuth) =>
    azimuth < 0 ? [1, 0.5, 0] : [8, 8, 8],
  );
  expect([...picture.subarray(-8)]).toEqual([128, 64, 0, 129, 128, 128, 128, 132]);
});

it('by day there is light from everywhere; in the evening it comes from above', () => {
  expect(strength(day(0, 0)) / strength(day(0, Math.PI / 2))).toBeGreaterThan(0.3);
  expect(strength(evening(0, 0)) / strength(evening(-0.7, 1))).toBeLessThan(0.05);
});
