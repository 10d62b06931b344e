import type { Mounting } from '../../contract/models/mounting';
import { translator } from '../../i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../../i18n/locales';
import { elevationsOf } from './elevations';
import { scaleGeometry } from './scale-geometry';
import { labelsOf, labelWidth } from './scale-labels';
import type { PlacedLabel, ScaleGeometry } from './scale-parts';
import type { ScaleView } from './scale-view';

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
    expect(boxes.map((box) => [box.width, box.height])).toEqual(known.map((box) => [box.width, box.height]));
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
