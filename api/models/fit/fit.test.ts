import type { Box } from '../../../src/contract/models/model';
import { compareSize } from './compare-size';
import { pieceBox } from './piece-box';
import { measuredSize, shownSize } from './stated-size';

const box = (width: number, height: number, depth: number, x = 0): Box => ({
  min: [x, 0, 0],
  max: [x + width, height, depth],
});

test.each([
  ['the same', 1, []],
  ['off by less than 2 %', 1.015, []],
  ['off by 3 %', 1.03, [{ axis: 'width', stated: 100, found: 103, isWrong: false }]],
  ['off by 15 %', 0.85, [{ axis: 'width', stated: 100, found: 85, isWrong: true }]],
  ['in millimetres', 1000, [{ axis: 'width', stated: 100, found: 100_000, isWrong: true }]],
])('a width that is %s', (_, width, told) => {
  expect(compareSize(box(width, 5, 5), { width: 100 })).toEqual(told);
});

test('what is off by many per cent and less than 2 cm is not told', () => {
  expect(compareSize(box(0.1, 5, 5), { width: 11.9 })).toEqual([]);
});

test('a diameter is width and depth of what stands, and width and height of what hangs flat', () => {
  expect(measuredSize({ dimensions: { height: 55, diameter: 46 } })).toEqual({
    width: 46,
    height: 55,
    depth: 46,
  });
  expect(measuredSize({ dimensions: { diameter: 74 }, mounting: 'wall' })).toEqual({ width: 74, height: 74 });
});

test('a model that shows more is compared with its own size, where that is stated', () => {
  const dimensions = { height: 34, width: 16, depth: 13 };
  const model = { file: 'pair.glb', size: { width: 64 } };
  expect(shownSize({ dimensions, model })).toEqual({ height: 34, width: 64, depth: 13 });
});

describe('the piece that was measured', () => {
  const dimensions = { height: 80, width: 50, depth: 40 };
  const chair = (x: number, z: number, turned: number) => ({
    name: '',
    turned,
    box: { min: [x, 0, z], max: [x + 0.5, 0.8, z + 0.4] } as Box,
  });

  it('is the whole where that fits', () => {
    const bounds = box(0.5, 0.8, 0.4);
    expect(pieceBox({ bounds, parts: [chair(0, 0, 0)] }, { dimensions })).toEqual(bounds);
  });

  it('is the part that fits and stands in front, turned as it is', () => {
    const parts = [chair(0, 0, 0), chair(1, 1, 20), { name: '', turned: 0, box: box(3, 3, 3) }];
    expect(pieceBox({ bounds: box(3, 3, 3), parts }, { dimensions })).toEqual({
      ...parts[1]!.box,
      turned: 20,
    });
  });

  it('is the whole where nothing fits, and where nothing was measured', () => {
    const bounds = box(3, 3, 3);
    expect(pieceBox({ bounds, parts: [chair(0, 0, 0)] }, { dimensions: { height: 10 } })).toEqual(bounds);
    expect(pieceBox({ bounds, parts: [chair(0, 0, 0)] }, {})).toEqual(bounds);
  });

  it('starts at the corner that the entry names, and reaches as far as it was measured', () => {
    const model = { file: 'a.glb', piece: { x: 10, y: -5 } };
    const found = pieceBox(
      { bounds: box(2, 2, 1), parts: [] },
      { dimensions: { height: 80, width: 50 }, model },
    );
    expect(found).toEqual({ min: [0.1, -0.05, 0], max: [0.6, 0.75, 1] });
  });
});
