import { piecesOf } from '../floor-work';
import { floorScene } from './floor-scene';

const WINDOW = { width: 1440, height: 700 };
const pieces = piecesOf([
  { slug: 'a', title: 'A', creators: '', scale: { mounting: 'floor', width: 180, height: 76, depth: 46 } },
  { slug: 'b', title: 'B', creators: '', scale: { mounting: 'wall', width: 60, height: 60, depth: 10 } },
]);
const places = [
  { x: 90, turn: 0 },
  { x: 225, turn: 0 },
];
const scene = (more: object = {}, window = WINDOW) =>
  floorScene({ pieces, places, wall: undefined, hasPerson: false, ...more }, window);

it('shows pieces at one scale, in true proportion, on one line or at their height', () => {
  const { pieces: seen } = scene();
  const [board, mirror] = seen.map(({ rect }) => rect);
  expect(board!.width / board!.height).toBeCloseTo(180 / 76, 1);
  expect(board!.width / mirror!.width).toBeCloseTo(3, 0);
  expect(mirror!.top + mirror!.height).toBeLessThan(board!.top);
});

it('has a person beside the last one, seen whole', () => {
  const { person, pieces: seen } = scene({ hasPerson: true });
  const last = seen[1]!.rect;
  expect(person!.x).toBeGreaterThan(last.left + last.width);
  expect(person!.x + person!.metre / 4).toBeLessThan(WINDOW.width);
  expect(person!.y - 1.7 * person!.metre).toBeGreaterThan(0);
});

it.each([320, 390])('has all of a few pieces and the person in a window of %i px', (width) => {
  const { isWider, person, pieces: seen } = scene({ hasPerson: true }, { width, height: 420 });
  expect(isWider).toBe(false);
  expect(seen[0]!.rect.left).toBeGreaterThan(0);
  expect(person!.x + person!.metre / 4).toBeLessThan(width);
});

it('is wider than a phone rather than too small to be seen', () => {
  const far = [
    { x: 90, turn: 0 },
    { x: 600, turn: 0 },
  ];
  const { stage, isWider, pieces: seen } = scene({ places: far }, { width: 390, height: 560 });
  expect(stage.width).toBeGreaterThan(390);
  expect(isWider).toBe(true);
  expect(seen[0]!.rect.width).toBeGreaterThan(100);
});

it('says where the wall ends, and where pieces stand past it', () => {
  const fits = scene({ wall: 300 }).wall;
  expect(fits?.past).toBeUndefined();
  const { left, right } = scene().extent;
  const length = right - left;
  // Half a centimetre is none in the words beside it.
  expect(scene({ wall: length - 0.4 }).wall?.past).toBeUndefined();
  expect(scene({ wall: length - 0.6 }).wall?.past).toBeDefined();
  const short = scene({ wall: 200 }).wall;
  expect(short!.past!.x).toBeGreaterThan(short!.to.x);
  expect(short!.to.x - short!.from.x).toBeCloseTo(2 * short!.from.metre, 0);
});

it('has the length of the wall under all feet, where what is past it ends with the pieces', () => {
  const { wall, pieces: seen } = scene({ pieces: pieces.slice(0, 1), wall: 100 });
  const lowest = Math.max(...seen.flatMap(({ feet }) => feet.map(({ y }) => y)));
  for (const { y } of [wall!.from, wall!.to, wall!.past!]) expect(y).toBeGreaterThan(lowest + 10);
  const { left, width } = seen[0]!.rect;
  // A little of what is above is nearer to the eye, and seen further out.
  expect(Math.abs(wall!.past!.x - left - width)).toBeLessThan(4);
});

it('fills a share of a phone that is held upright', () => {
  const row = [
    { x: 90, turn: 0 },
    { x: 400, turn: 0 },
  ];
  const { person } = scene({ places: row, hasPerson: true }, { width: 390, height: 620 });
  expect((1.7 * person!.metre) / 620).toBeGreaterThan(0.25);
});

it.each([1, 35, 70])('of pieces %d cm high the stage is no wider than they fill', (height) => {
  const low = piecesOf([
    { slug: 'a', title: 'A', creators: '', scale: { mounting: 'floor', width: 128, height, depth: 60 } },
  ]);
  const phone = { width: 390, height: 520 };
  const { stage, pieces: seen } = scene({ pieces: low, places: [{ x: 64, turn: 0 }] }, phone);
  expect(seen[0]!.rect.width / stage.width).toBeGreaterThan(0.6);
  expect(stage.width).toBeLessThan(600);
});

it('knows where a lamp shines, turned as it is', () => {
  const box = { min: [-0.4, 0, -0.2], max: [0.4, 1.6, 0.2] } as const;
  const lamp = piecesOf([
    {
      ...{ slug: 'c', title: 'C', creators: '' },
      model: {
        ...{ placement: 'floor', is_lamp: true, web: '/lamp.glb' },
        bounds: { min: [...box.min], max: [...box.max] },
        light: { min: [0.2, 1.4, -0.1], max: [0.4, 1.6, 0.1] },
      },
    },
  ]);
  const lightAt = (turn: number) => scene({ pieces: lamp, places: [{ x: 100, turn }] }).pieces[0]!;
  const [front, back] = [lightAt(0), lightAt(180)];
  const middle = ({ rect }: typeof front) => rect.left + rect.width / 2;
  expect((front.light!.x - middle(front)) / front.light!.metre).toBeCloseTo(0.3, 1);
  expect((back.light!.x - middle(back)) / back.light!.metre).toBeCloseTo(-0.3, 1);
  expect(front.light!.y).toBeLessThan(front.rect.top + front.rect.height / 4);
});

it('turns what a piece stands on with it', () => {
  const straight = scene();
  const other = [{ x: 90, turn: 90 }, ...places.slice(1)];
  const turned = floorScene(
    { pieces, places: other, wall: undefined, hasPerson: false },
    WINDOW,
    straight.camera,
  );
  const spread = ({ feet }: (typeof turned.pieces)[number]) =>
    Math.max(...feet.map(({ x }) => x)) - Math.min(...feet.map(({ x }) => x));
  const [before, after] = [straight.pieces[0]!, turned.pieces[0]!];
  expect(after.rect.width / before.rect.width).toBeCloseTo(46 / 180, 1);
  expect(spread(before)).toBeGreaterThan(before.rect.width);
  expect(spread(after)).toBeLessThan(before.rect.width / 2);
});
