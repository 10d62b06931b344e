import { extentOf, inARow, moved, tooLong, turned, widthOf } from './arrangement';
import { floorSizeOf } from './floor-piece';

const size = (width: number, depth = 40) => ({ width, depth, height: 80, bottom: 0 });

describe('pieces side by side', () => {
  it('stand in their order, 15 cm apart', () => {
    const sizes = [size(180), size(60), size(88)];
    const places = inARow(sizes);
    expect(places.map(({ x }) => x)).toEqual([90, 225, 314]);
    expect(extentOf(sizes, places)).toEqual({ left: 0, right: 358 });
  });

  it('take as much of the line as they do when they are turned', () => {
    expect(widthOf(size(180, 46), 0)).toBe(180);
    expect(widthOf(size(180, 46), 90)).toBeCloseTo(46);
    expect(widthOf(size(100, 100), 45)).toBeCloseTo(141.4, 1);
    const [place] = inARow([size(180, 46)]);
    const { left, right } = extentOf([size(180, 46)], [turned(place!, 6)]);
    expect(right - left).toBeCloseTo(46);
  });

  it('stay within reach, and turn round and round', () => {
    expect(moved({ x: 10, turn: 0 }, -5)).toEqual({ x: 5, turn: 0 });
    expect(moved({ x: 1999, turn: 0 }, 500).x).toBe(2000);
    expect(turned({ x: 0, turn: 345 }, 1).turn).toBe(0);
    expect(turned({ x: 0, turn: 0 }, -1).turn).toBe(345);
  });

  it('keep the places that they have; the others come to their right', () => {
    const sizes = [size(60), size(100), size(88)];
    expect(inARow(sizes, [undefined, { x: 20, turn: 0 }, undefined]).map(({ x }) => x)).toEqual([
      115, 20, 204,
    ]);
  });

  it('none take nothing', () => expect(extentOf([], [])).toEqual({ left: 0, right: 0 }));
});

describe('a wall', () => {
  it('is too short by what stands past it', () => {
    expect(tooLong({ left: 0, right: 460 }, 430)).toBe(30);
    expect(tooLong({ left: -10, right: 400 }, 410)).toBe(0);
    expect(tooLong({ left: 0, right: 100 }, 410)).toBe(0);
  });
});

describe('what a work takes up', () => {
  const model = (placement: 'floor' | 'table' | 'wall' | 'ceiling') => ({
    placement,
    is_lamp: false,
    bounds: { min: [-0.9, 0, -0.23], max: [0.9, 0.76, 0.23] } as {
      min: [number, number, number];
      max: [number, number, number];
    },
    web: '/w.glb',
  });

  it('is what its model shows', () => {
    expect(floorSizeOf({ model: model('floor') })).toEqual({ width: 180, height: 76, depth: 46, bottom: 0 });
    expect(floorSizeOf({ model: model('table') })?.bottom).toBe(0);
    expect(floorSizeOf({ model: model('wall') })?.bottom).toBe(112);
    expect(floorSizeOf({ model: model('ceiling') })?.bottom).toBeGreaterThan(100);
  });

  it('is what its dimensions say without one, and nothing where nothing is known', () => {
    expect(floorSizeOf({ scale: { mounting: 'floor', height: 45, width: 120 } })).toEqual({
      width: 120,
      height: 45,
      depth: 120,
      bottom: 0,
    });
    expect(floorSizeOf({ scale: { mounting: 'floor', diameter: 40, height: 62 } })?.depth).toBe(40);
    expect(floorSizeOf({})).toBeUndefined();
  });
});
