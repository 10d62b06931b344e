import { Document, type Material, WebIO } from '@gltf-transform/core';
import { KHRMaterialsVariants } from '@gltf-transform/extensions';
import { seenAt } from '../model/stage/camera';
import { extentOf, inARow, moved, tooLong, turned, widthOf } from './arrangement/arrangement';
import { floorCamera } from './arrangement/floor-camera';
import { floorSizeOf } from './arrangement/floor-piece';
import { piecesOf } from './floor-work';
import { floorScene } from './view/floor-scene';
import { litCopy } from './model/use-lit-models';
import { printedPart } from './paper/printed-floor';

describe('arrangement', () => {
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
      expect(floorSizeOf({ model: model('floor') })).toEqual({
        width: 180,
        height: 76,
        depth: 46,
        bottom: 0,
      });
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
});

describe('floor camera', () => {
  const STAGE = { width: 1440, height: 700 };
  const extent = { left: 0, right: 460 };

  describe('the camera of a floor', () => {
    it('has the feet on one line at three quarters of the height, and the middle in the middle', () => {
      const camera = floorCamera({ extent, top: 170 }, STAGE);
      const feet = seenAt(camera, STAGE, { x: 2.3, y: 0, z: 0 });
      expect(feet.x).toBeCloseTo(720);
      expect(feet.y / STAGE.height).toBeCloseTo(0.75, 1);
      expect(seenAt(camera, STAGE, { x: 0, y: 0, z: 0 }).y).toBeCloseTo(feet.y);
    });

    it.each([
      [{ left: 0, right: 60 }, 170],
      [{ left: 0, right: 460 }, 250],
      [{ left: -300, right: 1500 }, 170],
      [{ left: 0, right: 100 }, 420],
    ])('sees all of %j, %i cm high', (all, top) => {
      const camera = floorCamera({ extent: all, top }, STAGE);
      for (const x of [all.left / 100, all.right / 100])
        for (const y of [0, top / 100]) {
          const point = seenAt(camera, STAGE, { x, y, z: 0 });
          expect(point.x).toBeGreaterThanOrEqual(0);
          expect(point.x).toBeLessThanOrEqual(STAGE.width);
          expect(point.y).toBeGreaterThanOrEqual(0);
          expect(point.y).toBeLessThanOrEqual(STAGE.height);
        }
    });

    it('sees what is nearer lower and larger', () => {
      const camera = floorCamera({ extent, top: 170 }, STAGE);
      const [line, near] = [0, 0.4].map((z) => seenAt(camera, STAGE, { x: 1, y: 0, z }));
      expect(near!.y).toBeGreaterThan(line!.y);
      expect(near!.metre).toBeGreaterThan(line!.metre);
    });
  });
});

describe('lit copy', () => {
  const io = new WebIO().registerExtensions([KHRMaterialsVariants]);

  async function lamp(names: readonly string[]): Promise<ArrayBuffer> {
    const document = new Document();
    const variants = document.createExtension(KHRMaterialsVariants);
    const materials = names.map((name) => document.createMaterial(name));
    const mappings = names.map((name, index) =>
      variants.createMapping().setMaterial(materials[index]!).addVariant(variants.createVariant(name)),
    );
    const list = mappings.reduce((all, mapping) => all.addMapping(mapping), variants.createMappingList());
    const position = document
      .createAccessor()
      .setType('VEC3')
      .setArray(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]))
      .setBuffer(document.createBuffer());
    const shade = document
      .createPrimitive()
      .setAttribute('POSITION', position)
      .setMaterial(materials[0] ?? null);
    if (names.length > 0) shade.setExtension('KHR_materials_variants', list);
    const mesh = document.createMesh().addPrimitive(shade);
    document.createScene().addChild(document.createNode().setMesh(mesh));
    const bytes = await io.writeBinary(document);
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  }

  const materialIn = async (model: ArrayBuffer): Promise<Material | null> => {
    const document = await io.readBinary(new Uint8Array(model));
    return document.getRoot().listMeshes()[0]!.listPrimitives()[0]!.getMaterial();
  };

  it('is lit, and else the same', async () => {
    const dark = await lamp(['off', 'lit']);
    expect((await materialIn(dark))?.getName()).toBe('off');
    const lit = litCopy(dark);
    expect((await materialIn(lit))?.getName()).toBe('lit');
    expect((await materialIn(dark))?.getName()).toBe('off');
  });

  it('is the very model where nothing can be lit', async () => {
    for (const model of [
      await lamp([]),
      await lamp(['red', 'blue']),
      new ArrayBuffer(3),
      new ArrayBuffer(64),
    ])
      expect(litCopy(model)).toBe(model);
  });
});

describe('printed part', () => {
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
});

describe('floor scene', () => {
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
});
