import { floorMeasures, placeWidth } from './floor-places';
import { standingOf } from './standing';

const lamp = standingOf({ scale: { height: 160, width: 88, mounting: 'floor' } });
const vase = standingOf({ scale: { height: 30, width: 10, mounting: 'floor' } });

it('gives each work its width and some air, a small one the room of its caption', () => {
  expect(placeWidth(lamp)).toBe(110);
  expect(placeWidth(vase)).toBe(84);
  expect(placeWidth(undefined)).toBe(84);
});

it('measures the floor with the person on it, who may be the tallest', () => {
  expect(floorMeasures([lamp, vase])).toEqual({ total: 75 + 110 + 84, tallest: 172 });
  const pendant = standingOf({ scale: { height: 40, width: 60, mounting: 'ceiling' } });
  expect(floorMeasures([pendant]).tallest).toBe(252);
  expect(floorMeasures([])).toEqual({ total: 75, tallest: 172 });
});
