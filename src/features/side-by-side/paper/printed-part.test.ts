import { piecesOf } from '../floor-work';
import { floorScene } from '../view/floor-scene';
import { printedPart } from './printed-part';

const WINDOW = { width: 1440, height: 700 };
const pieces = piecesOf([
  { slug: 'a', title: 'A', creators: '', scale: { mounting: 'floor', width: 120, height: 76, depth: 46 } },
]);
const places = [{ x: 60, turn: 0 }];
const scene = (more: { wall?: number; hasPerson?: boolean } = {}) =>
  floorScene({ pieces, places, wall: undefined, hasPerson: false, ...more }, WINDOW);

it('is less than the stage, with air around what stands there', () => {
  const shown = scene();
  const { rect } = shown.pieces[0]!;
  const part = printedPart(shown);
  expect(part.width).toBeLessThan(WINDOW.width / 2);
  expect(part.left).toBeLessThan(rect.left - 10);
  expect(part.top).toBeLessThan(rect.top - 10);
  expect(part.left + part.width).toBeGreaterThan(rect.left + rect.width + 10);
});

it('has all of the person and of the wall', () => {
  const shown = scene({ hasPerson: true, wall: 400 });
  const part = printedPart(shown);
  const { person, wall } = shown;
  expect(part.top).toBeLessThan(person!.y - 1.7 * person!.metre);
  expect(part.left + part.width).toBeGreaterThan(person!.x + person!.metre / 4);
  expect(part.left + part.width).toBeGreaterThan(wall!.to.x);
});

it('ends where the stage does', () => {
  const shown = floorScene(
    { pieces, places, wall: 2000, hasPerson: false },
    { width: 390, height: 200 },
    scene().camera,
  );
  const part = printedPart(shown);
  expect(part.left).toBeGreaterThanOrEqual(0);
  expect(part.left + part.width).toBeLessThanOrEqual(shown.stage.width);
  expect(part.top + part.height).toBeLessThanOrEqual(shown.stage.height);
});
