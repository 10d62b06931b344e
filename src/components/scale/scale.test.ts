import type { Mounting } from '../../contract/models/mounting';
import { translator } from '../../i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../../i18n/locales';
import { elevationsOf, uprightMeasure } from './elevations';
import { standingOf, withoutPicture } from './floor/standing';
import { formatInches, toInches } from './inches';
import { placementOf } from './placement';
import { scaleGeometry, layOut, type Part } from './scale-geometry';
import { labelsOf, labelWidth } from './scale-labels';
import type { PlacedLabel, ScaleGeometry } from './scale-parts';
import { scaleText } from './scale-text';
import { type ScaleView, toScaleView } from './scale-view';
import { floorMeasures, placeWidth } from './floor/floor';

describe('floor places', () => {
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
});

describe('standing', () => {
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
});

describe('elevations', () => {
  const seen = (scale: Omit<ScaleView, 'mounting'>) =>
    elevationsOf({ ...scale, mounting: 'floor' }).map(
      ({ name, measure, width, height, round }) =>
        `${name} ${width} × ${height}${measure ? ` by ${measure}` : ''}${round ? ', round' : ''}`,
    );

  describe('elevationsOf', () => {
    it.each([
      [{ height: 160, width: 88, depth: 37 }, ['front 88 × 160 by width', 'side 37 × 160 by depth']],
      [{ height: 160, width: 88 }, ['front 88 × 160 by width']],
      [{ height: 41, diameter: 41 }, ['front 41 × 41 by diameter']],
      [{ height: 41, diameter: 41, depth: 20 }, ['front 41 × 41 by diameter', 'side 20 × 41 by depth']],
      [{ height: 90, depth: 40 }, ['side 40 × 90 by depth']],
      [{ height: 90 }, ['front 0 × 90']],
      [{ width: 300, depth: 200 }, ['front 300 × 0 by width', 'side 200 × 0 by depth']],
      [{ depth: 200 }, ['side 200 × 0 by depth']],
      [{ diameter: 74 }, ['front 74 × 74 by diameter, round']],
      [{ diameter: 24, depth: 12 }, ['front 24 × 24 by diameter, round', 'side 12 × 24 by depth']],
      [{ width: 150, diameter: 12 }, ['front 150 × 12 by width']],
      [{ height: 60, width: 30, diameter: 20 }, ['front 30 × 60 by width']],
    ])('%j', (scale, elevations) => expect(seen(scale)).toEqual(elevations));
  });

  it('measures the height upwards, the diameter of a tube that lies, and else nothing', () => {
    const upright = (scale: Omit<ScaleView, 'mounting'>) => uprightMeasure({ ...scale, mounting: 'floor' });
    expect(upright({ height: 41, diameter: 41 })).toBe('height');
    expect(upright({ width: 150, diameter: 12 })).toBe('diameter');
    expect(upright({ diameter: 74 })).toBeUndefined();
    expect(upright({ width: 300, depth: 200 })).toBeUndefined();
  });
});

describe('inches', () => {
  describe('formatInches', () => {
    it.each([
      [160, '63'],
      [88, '34\u00a0⅝'],
      [37, '14\u00a0⅝'],
      [46, '18\u00a0⅛'],
      [16, '6\u00a0¼'],
      [42, '16\u00a0½'],
      [34, '13\u00a0⅜'],
      [35, '13\u00a0¾'],
      [55.6, '21\u00a0⅞'],
      [1.3, '½'],
    ])('%d cm are %s', (centimetres, inches) => expect(formatInches(centimetres)).toBe(inches));

    it('takes the next whole inch when that is nearest, and never nothing', () => {
      expect(formatInches(40.5)).toBe('16');
      expect(formatInches(0.01)).toBe('⅛');
    });
  });

  it('is never further off than a sixteenth', () => {
    for (let centimetres = 1; centimetres <= 400; centimetres += 0.5)
      expect(Math.abs(toInches(centimetres) - centimetres / 2.54)).toBeLessThanOrEqual(1 / 16);
  });
});

describe('placementOf', () => {
  it('stands on the floor, or on a table of 74 cm', () => {
    expect(placementOf('floor', 160)).toEqual({ bottom: 0 });
    expect(placementOf('table', 43)).toEqual({ bottom: 74, table: 74 });
  });

  it('hangs on the wall with its middle at 150 cm, and higher only where the floor would be in the way', () => {
    expect(placementOf('wall', 34)).toEqual({ bottom: 133, middle: 150 });
    expect(placementOf('wall', 0)).toEqual({ bottom: 150, middle: 150 });
    expect(placementOf('wall', 320)).toEqual({ bottom: 0, middle: 160 });
  });

  it('hangs from a ceiling at 250 cm by its flex', () => {
    expect(placementOf('ceiling', 41)).toEqual({ bottom: 159, ceiling: 250 });
    expect(placementOf('ceiling', 0)).toEqual({ bottom: 200, ceiling: 250 });
  });

  it('has a shorter flex when it is long, then a higher ceiling', () => {
    expect(placementOf('ceiling', 110)).toEqual({ bottom: 120, ceiling: 250 });
    expect(placementOf('ceiling', 140)).toEqual({ bottom: 100, ceiling: 250 });
    expect(placementOf('ceiling', 200)).toEqual({ bottom: 90, ceiling: 300 });
  });
});

describe('scale geometry', () => {
  type Numbers = Omit<ScaleView, 'mounting'>;

  const draw = (numbers: Numbers, mounting: Mounting = 'floor', locale: LocaleCode = 'en'): ScaleGeometry => {
    const scale = { ...numbers, mounting };
    return scaleGeometry(scale, labelsOf(scale, elevationsOf(scale), translator(locale), locale));
  };

  /** From 8 cm to 4 m, of every shape. */
  const SHAPES: Numbers[] = [
    { height: 8, width: 8, depth: 8 },
    { height: 160, width: 88, depth: 37 },
    { height: 35, width: 128.5, depth: 70.5 },
    { height: 45, width: 400, depth: 128.5 },
    { height: 400, width: 90, depth: 60 },
    { height: 400, width: 400, depth: 400 },
    { height: 22, width: 4, depth: 15 },
    { height: 30, width: 380 },
    { height: 41, diameter: 41 },
    { height: 200, diameter: 180 },
    { height: 132 },
    { height: 90, depth: 40 },
    { width: 300, depth: 200 },
    { width: 150, diameter: 12 },
    { diameter: 24, depth: 12.5 },
    { diameter: 74 },
    { depth: 60 },
  ];
  const MOUNTINGS: Mounting[] = ['floor', 'table', 'wall', 'ceiling'];
  const DRAWINGS = LOCALE_CODES.flatMap((locale) =>
    MOUNTINGS.flatMap((mounting) => SHAPES.map((shape) => [shape, mounting, locale] as const)),
  );

  interface Rectangle {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  /** Where a label is, in em from the floor's left end, when the drawing is `total` em wide with its labels. */
  function rectangle({ place, lines, x, y }: PlacedLabel, geometry: ScaleGeometry, total: number): Rectangle {
    const scale = (total - geometry.right) / geometry.width;
    const [width, height] = [labelWidth(lines), lines.length * 1.25];
    const [left, top] = [x * scale, y * scale];
    const centred = { left: left - width / 2, right: left + width / 2 };
    const beside = { left: left + 0.55, right: left + 0.55 + width };
    if (place === 'over') return { ...centred, top: top - 0.3 - height, bottom: top - 0.3 };
    if (place === 'beside') return { ...beside, top: top - height / 2, bottom: top + height / 2 };
    if (place === 'low') return { ...beside, top: top - height, bottom: top };
    return { ...centred, top: top + 0.35, bottom: top + 0.35 + height };
  }

  const touch = (one: Rectangle, other: Rectangle): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

  describe.each(DRAWINGS)('%j on the %s in %s', (shape, mounting, locale) => {
    const geometry = draw(shape, mounting, locale);
    const { width, height, boxes, person } = geometry;
    const widths = [geometry.narrowest, geometry.widest];

    it('is drawn to scale, person and all inside its edges', () => {
      const known = elevationsOf({ ...shape, mounting });
      expect(boxes.map((box) => [box.width, box.height])).toEqual(
        known.map((box) => [box.width, box.height]),
      );
      for (const { x, y, width: across, height: tall } of boxes) {
        expect(x).toBeGreaterThan(person + 26);
        expect(x + across).toBeLessThan(width);
        expect(-y).toBeLessThanOrEqual(height);
        expect(y + tall).toBeLessThanOrEqual(0);
      }
      expect(person).toBeGreaterThanOrEqual(26);
      expect(height).toBeGreaterThanOrEqual(170);
    });

    it('has room for each label, in the narrowest and in the widest place', () => {
      for (const total of widths) {
        const rectangles = geometry.labels.map((label) => rectangle(label, geometry, total));
        const scale = (total - geometry.right) / width;
        for (const [index, one] of rectangles.entries()) {
          expect(one.left).toBeGreaterThanOrEqual(-0.01);
          expect(one.right).toBeLessThanOrEqual(total + 0.01);
          expect(one.top).toBeGreaterThanOrEqual(-height * scale - geometry.above - 0.01);
          // A line under the floor.
          expect(one.bottom).toBeLessThanOrEqual(1.61);
          for (const other of rectangles.slice(index + 1)) expect(touch(one, other)).toBe(false);
        }
      }
    });

    it('finds its place beside the texts of a tablet', () => {
      // 209 px there; letters of 13.8 px may become 11, but not less.
      expect(geometry.narrowest).toBeLessThanOrEqual(19);
      expect(geometry.widest).toBeGreaterThanOrEqual(geometry.narrowest);
    });
  });

  describe('scaleGeometry', () => {
    it('draws small things no larger than others, beside the whole person', () => {
      const { widest, right, width } = draw({ height: 8, width: 8, depth: 8 });
      expect((widest - right) / width).toBeCloseTo(0.115, 3);
    });

    it('draws tall things no higher than 26 em', () => {
      const { widest, right, width } = draw({ height: 400, width: 90 });
      expect(((widest - right) / width) * 400).toBeCloseTo(26, 1);
    });

    it('puts a work where its mounting says', () => {
      expect(draw({ height: 160, width: 88 }).boxes[0]).toMatchObject({ y: -160 });
      expect(draw({ height: 43, width: 36 }, 'table')).toMatchObject({ table: 74, boxes: [{ y: -117 }] });
      expect(draw({ diameter: 74 }, 'wall').boxes[0]).toMatchObject({ y: -187, round: true });
      expect(draw({ height: 41, diameter: 41 }, 'ceiling')).toMatchObject({
        ceiling: 250,
        boxes: [{ y: -200 }],
      });
    });

    it('measures a hanging lamp from below, and over the ceiling where the floor is too near', () => {
      const places = (geometry: ScaleGeometry) => geometry.labels.map(({ place }) => place);
      expect(places(draw({ height: 41, diameter: 41 }, 'ceiling'))).toEqual(['under', 'hung', 'beside']);
      expect(places(draw({ height: 200, diameter: 180 }, 'ceiling'))).toEqual(['under', 'over', 'beside']);
    });

    it('lets the label of what is low stand on the floor, too', () => {
      const upright = (numbers: Numbers, mounting?: Mounting) => draw(numbers, mounting).labels.at(-1);
      expect(upright({ height: 8, width: 8 })).toMatchObject({ place: 'low', y: 0 });
      expect(upright({ height: 160, width: 88 })).toMatchObject({ place: 'beside', y: -80 });
      expect(upright({ height: 8, width: 8 }, 'table')).toMatchObject({ place: 'beside', y: -78 });
    });

    it('measures every line that it knows, and no other', () => {
      const lengths = (numbers: Numbers) =>
        draw(numbers).dimensions.map(({ length, upright }) => `${upright ? 'up' : 'across'} ${length}`);
      expect(lengths({ height: 160, width: 88, depth: 37 })).toEqual(['across 88', 'across 37', 'up 160']);
      expect(lengths({ height: 132 })).toEqual(['up 132']);
      expect(lengths({ diameter: 74 })).toEqual(['across 74']);
      expect(lengths({ width: 150, diameter: 12 })).toEqual(['across 150', 'up 12']);
    });
  });
});

describe('scale labels', () => {
  const labels = (scale: ScaleView, locale: LocaleCode = 'en') =>
    labelsOf(scale, elevationsOf(scale), translator(locale), locale);

  describe('labelsOf', () => {
    it('writes centimetres above inches, the units once; in French centimetres alone', () => {
      const scale = { height: 160, width: 88, depth: 37.5, mounting: 'floor' } as const;
      expect(labels(scale)).toEqual({
        person: ['170\u00a0cm'],
        across: [
          ['88', '34\u00a0⅝'],
          ['37.5', '14\u00a0¾'],
        ],
        sides: [['front'], ['side']],
        upright: ['160\u00a0cm', '63\u00a0in'],
      });
      expect(labels(scale, 'fr')).toMatchObject({
        across: [['88'], ['37,5']],
        sides: [['face'], ['profil']],
        upright: ['160\u00a0cm'],
      });
    });

    it('writes the units at each line where there is no height', () => {
      expect(labels({ diameter: 74, mounting: 'wall' })).toMatchObject({
        across: [['Ø\u00a074\u00a0cm', '29\u00a0⅛\u00a0in']],
        sides: [[]],
        upright: [],
      });
      expect(labels({ width: 300, depth: 200, mounting: 'floor' }, 'fr')).toMatchObject({
        across: [['300\u00a0cm'], ['200\u00a0cm']],
      });
    });

    it('says which side it is only when there could be a doubt', () => {
      expect(labels({ height: 41, diameter: 41, mounting: 'ceiling' }).sides).toEqual([[]]);
      expect(labels({ height: 41, depth: 20, mounting: 'floor' }).sides).toEqual([['side']]);
    });

    it('measures nothing across a work of which the height is all that is known', () => {
      expect(labels({ height: 41, mounting: 'floor' })).toMatchObject({
        across: [[]],
        upright: ['41\u00a0cm', expect.any(String)],
      });
    });
  });

  it('a label is as wide as its widest line', () => {
    expect(labelWidth([])).toBe(0);
    expect(labelWidth(['160\u00a0cm', '63\u00a0in'])).toBe(labelWidth(['160\u00a0cm']));
    expect(labelWidth(['4', '128\u00a0⅝ in'])).toBe(labelWidth(['128\u00a0⅝ in']));
  });
});

describe('scale layout', () => {
  const part = (width: number, over = 0, under = 0): Part => ({ width, over, under });
  const PERSON = part(50, 0, 3);

  describe('layOut', () => {
    it('takes the largest scale when everything fits', () => {
      const { scale, end, margin } = layOut([PERSON, part(8, 2)], 0, 0.1);
      expect(scale).toBe(0.1);
      expect(end + margin).toBeLessThan(16);
    });

    it('fills the narrowest place otherwise, at the scale that leaves the labels their room', () => {
      const narrow = layOut([PERSON, part(90, 2), part(40, 2)], 3, 0.1);
      expect(narrow.end + narrow.margin).toBeCloseTo(16, 3);
      expect(narrow.scale).toBeGreaterThan(0.04);
      const wide = layOut([PERSON, part(400, 2), part(40, 2)], 3, 0.1);
      expect(wide.end + wide.margin).toBeCloseTo(16, 3);
      expect(wide.scale).toBeLessThan(narrow.scale);
    });

    it('grows beyond it where the labels would leave nothing to the drawing', () => {
      const crowded = layOut([PERSON, part(20, 5), part(20, 5)], 6, 0.1);
      expect(crowded.scale).toBeCloseTo(0.03, 5);
      expect(crowded.end + crowded.margin).toBeGreaterThan(16);
      const large = layOut([PERSON, part(400, 5), part(400, 5)], 6, 0.1);
      expect(large.scale * 850).toBeCloseTo(8, 3);
    });

    it('keeps what is written off what stands beside', () => {
      const { scale, middles, upright = 0 } = layOut([PERSON, part(4, 3), part(4, 3)], 3, 0.1);
      const [person = 0, front = 0, side = 0] = middles;
      expect(front - 1.5).toBeGreaterThan(person + 25 * scale);
      expect(side - 1.5).toBeGreaterThan(front + 1.5);
      expect(upright).toBeGreaterThan(side + 1.5);
    });

    it('ends the floor before the label at the right', () => {
      const [beside, letter] = [3, 0.2];
      const { end, margin } = layOut([PERSON, part(8, 2)], beside, 0.1);
      const label = end + margin - beside;
      expect(label - end).toBeGreaterThan(letter);
    });

    it('has a label at the right only where there is one', () => {
      expect(layOut([PERSON, part(8, 2)], 0, 0.1)).toMatchObject({ margin: 0 });
      expect(layOut([PERSON, part(8, 2)], 0, 0.1)).not.toHaveProperty('upright');
      expect(layOut([PERSON, part(8, 2)], 3, 0.1).margin).toBeGreaterThan(3);
    });
  });
});

describe('scale text', () => {
  const textOf = (scale: ScaleView, locale: LocaleCode) => scaleText(scale, translator(locale), locale);

  describe('scaleText', () => {
    it('tells every dimension, in English in both units, and what is beside it', () => {
      const scale = { height: 160, width: 88, depth: 37.5, mounting: 'floor' } as const;
      expect(textOf(scale, 'en')).toBe(
        'Beside a person of 170 cm, on the floor: height 160 cm (63 inches), width 88 cm (34\u00a0⅝ inches), depth 37.5 cm (14\u00a0¾ inches)',
      );
      expect(textOf(scale, 'fr')).toBe(
        'À côté d’une personne de 170 cm, au sol\u202f: hauteur 160\u00a0cm, largeur 88\u00a0cm, profondeur 37,5\u00a0cm',
      );
    });

    it.each([
      ['table', 'on a table of 74 cm', 'sur une table de 74 cm'],
      ['wall', 'on the wall, its middle at 150 cm', 'au mur, le milieu à 150 cm'],
      ['ceiling', 'hanging from a ceiling at 250 cm', 'sous un plafond à 250 cm'],
    ] as const)('says of the %s where the work is', (mounting, en, fr) => {
      expect(textOf({ diameter: 41, mounting }, 'en')).toContain(`170 cm, ${en}: diameter 41 cm`);
      expect(textOf({ diameter: 41, mounting }, 'fr')).toContain(`170 cm, ${fr}\u202f: diamètre 41\u00a0cm`);
    });

    it('ends with the gallery’s note', () => {
      expect(textOf({ height: 34, mounting: 'wall', note: 'each' }, 'en')).toMatch(
        /\(13\s⅜ inches\) \(each\)$/,
      );
    });

    it('has the singular', () => {
      expect(textOf({ height: 1.2, mounting: 'floor' }, 'en')).toMatch(/1\.2 cm \(½ inch\)$/);
      expect(textOf({ height: 4, mounting: 'floor' }, 'en')).toMatch(/4 cm \(1\s⅝ inches\)$/);
    });
  });
});

describe('toScaleView', () => {
  it('has the numbers that are known, and stands on the floor where nothing else is said', () => {
    const dimensions = { height: 34, depth: 13.5, unit: 'cm', note: 'each' } as const;
    expect(toScaleView({ dimensions })).toEqual({
      height: 34,
      depth: 13.5,
      mounting: 'floor',
      note: 'each',
    });
    expect(toScaleView({ dimensions: { diameter: 74, unit: 'cm' }, mounting: 'wall' })).toEqual({
      diameter: 74,
      mounting: 'wall',
    });
  });

  it('is nothing without a number', () => {
    expect(toScaleView({})).toBeUndefined();
    expect(toScaleView({ dimensions: { unit: 'cm', note: 'each' }, mounting: 'wall' })).toBeUndefined();
  });
});
