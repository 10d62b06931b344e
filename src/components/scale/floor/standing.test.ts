import { standingOf, withoutPicture } from './standing';

const PORTRAIT = { width: 800, height: 1000 };
const LANDSCAPE = { width: 1500, height: 1000 };

describe('standingOf', () => {
  it('stands a work on the floor at its size', () => {
    expect(standingOf({ scale: { height: 160, width: 88, depth: 37, mounting: 'floor' } })).toEqual({
      width: 88,
      top: 160,
      boxes: [expect.objectContaining({ x: 0, y: -160, width: 88, height: 160, round: false })],
    });
  });

  it('makes the picture as large as the work in it, in its own shape, on the same line', () => {
    const lamp = standingOf({ scale: { height: 160, width: 88, mounting: 'floor' }, picture: PORTRAIT });
    expect(lamp?.picture).toEqual({ x: 0, bottom: 0, width: 128, height: 160 });
    expect(lamp?.boxes[0]).toMatchObject({ x: 20, width: 88 });

    const table = standingOf({ scale: { height: 74, width: 240, mounting: 'floor' }, picture: LANDSCAPE });
    expect(table?.picture).toEqual({ x: 0, bottom: 0, width: 240, height: 160 });
    expect(table?.top).toBe(160);
  });

  it('keeps a picture from above, which is nothing like the front, as low as a room', () => {
    const rug = standingOf({ scale: { height: 1, width: 300, mounting: 'floor' }, picture: PORTRAIT });
    expect(rug?.picture).toMatchObject({ width: 200, height: 250 });
    expect(rug?.width).toBe(300);
  });

  it('hangs the picture of what hangs around the middle of the work', () => {
    const mirror = standingOf({ scale: { height: 60, width: 60, mounting: 'wall' }, picture: PORTRAIT });
    expect(mirror?.picture).toMatchObject({ height: 75, bottom: 112.5 });
    const tall = standingOf({ scale: { height: 300, width: 250, mounting: 'wall' }, picture: PORTRAIT });
    expect(tall?.picture).toMatchObject({ height: 300, bottom: 0 });
  });

  it('hangs a lamp from the ceiling, and puts a small work on a table', () => {
    const lamp = standingOf({ scale: { height: 40, diameter: 60, mounting: 'ceiling' } });
    expect(lamp).toMatchObject({ ceiling: 250, top: 250 });
    const vase = standingOf({ scale: { height: 30, diameter: 20, mounting: 'table' } });
    expect(vase).toMatchObject({ table: 74, top: 104, width: 44 });
    expect(vase?.boxes[0]).toMatchObject({ x: 12, y: -104 });
  });

  it('draws both of a pair, which one picture shows', () => {
    const pair = standingOf({
      scale: { height: 80, width: 60, mounting: 'floor' },
      picture: LANDSCAPE,
      isPair: true,
    });
    expect(pair?.boxes.map(({ x }) => x)).toEqual([0, 69]);
    expect(pair?.picture?.width).toBe(129);
  });

  it('takes no more room than the work itself where there are no pictures', () => {
    const lamp = standingOf({ scale: { height: 160, width: 88, mounting: 'floor' }, picture: LANDSCAPE });
    expect(lamp?.width).toBe(240);
    expect(withoutPicture(lamp!)).toEqual({
      width: 88,
      top: 160,
      boxes: [expect.objectContaining({ x: 0, width: 88 })],
    });
    const vase = standingOf({ scale: { height: 30, diameter: 20, mounting: 'table' }, picture: LANDSCAPE });
    expect(withoutPicture(vase!)).toMatchObject({ width: 44, top: 104, boxes: [{ x: 12 }] });
  });

  it('does with one dimension', () => {
    expect(standingOf({ scale: { height: 90, mounting: 'floor' } })).toMatchObject({ width: 0, top: 90 });
    expect(standingOf({ scale: { depth: 40, mounting: 'floor' }, picture: PORTRAIT })).toMatchObject({
      width: 40,
      top: 50,
    });
  });
});
