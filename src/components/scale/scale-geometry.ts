import { elevationsOf } from './elevations';
import { PERSON_WIDTH } from './drawing/person-path';
import { placementOf } from './placement';
import { labelWidth, PERSON_HEIGHT, type ScaleLabels } from './scale-labels';
import type { Dimension, ScaleGeometry, Box, PlacedLabel } from './scale-parts';
import type { ScaleView } from './scale-view';

/** em: four columns of a tablet. Letters keep their size while the drawing scales. */
const NARROWEST = 16;
/** em per cm. Below it labels would take too much room, and shrink with the drawing instead. */
const LEAST_SCALE = 0.03;

/** em between parts, between labels, and from a part to its measuring line. */
const GAP = 1.1;
const SPACE = 0.4;
const OFFSET = 0.8;
/** em from the upright measuring line to its label. */
const BESIDE = 0.55;
const FLOOR_END = 0.5;
/** Beside a label that stands on the floor, which the floor must not run into. */
const FLOOR_BEFORE_LABEL = 0.25;

/** `width` in cm; `over` and `under`, the widths of its labels, in em, 0 without. */
export interface Part {
  width: number;
  over: number;
  under: number;
}

interface Row {
  scale: number;
  middles: number[];
  upright?: number;
  end: number;
  /** What the label at the right takes beyond the floor. */
  margin: number;
}

function rowAt(scale: number, parts: readonly Part[], beside: number): Row {
  let edge = -GAP;
  let overEdge = -SPACE;
  let underEdge = -SPACE;
  const middles = parts.map(({ width, over, under }) => {
    const half = (width * scale) / 2;
    const middle = Math.max(edge + GAP + half, overEdge + SPACE + over / 2, underEdge + SPACE + under / 2);
    edge = middle + half;
    overEdge = Math.max(edge, middle + over / 2);
    underEdge = middle + under / 2;
    return middle;
  });
  if (beside === 0)
    return { scale, middles, end: Math.max(edge, overEdge, underEdge) + FLOOR_END, margin: 0 };
  const upright = Math.max(edge + OFFSET, overEdge + SPACE, underEdge + SPACE);
  const margin = Math.max(0, BESIDE + beside - FLOOR_BEFORE_LABEL);
  return { scale, middles, upright, end: upright + FLOOR_BEFORE_LABEL, margin };
}

/** `beside`: em of the label at the right, 0 without; `most`: em per cm. */
export function layOut(parts: readonly Part[], beside: number, most: number): Row {
  const at = (scale: number) => rowAt(scale, parts, beside);
  const fits = ({ end, margin }: Row) => end + margin <= NARROWEST;
  const width = parts.reduce((sum, part) => sum + part.width, 0);
  let low = Math.min(most, LEAST_SCALE, NARROWEST / 2 / width);
  let high = most;
  if (fits(at(high))) return at(high);
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (fits(at(middle))) low = middle;
    else high = middle;
  }
  return at(low);
}

/** em per cm, about 1.5 px on the work's page: small works stay small beside the person. */
const LARGEST_SCALE = 0.115;
/** em */
const TALLEST = 26;
/** em: two lines and their distance; half of a tick; the margin for the outermost strokes. */
const LABEL_HEIGHT = 2.9;
const TICK = 0.24;
const STROKE = 0.1;

const round = (value: number): number => Math.round(value * 100) / 100;

export function scaleGeometry(scale: ScaleView, labels: ScaleLabels): ScaleGeometry {
  const elevations = elevationsOf(scale);
  const tall = elevations[0]?.height ?? 0;
  const { bottom, table, ceiling } = placementOf(scale.mounting, tall);
  const highest = Math.max(PERSON_HEIGHT, ceiling ?? 0, bottom + tall);
  const most = Math.min(LARGEST_SCALE, TALLEST / highest);
  const row = layOut(
    [
      { width: PERSON_WIDTH, over: 0, under: labelWidth(labels.person) },
      ...elevations.map(({ width }, index) => ({
        width,
        over: labelWidth(labels.across[index] ?? []),
        under: labelWidth(labels.sides[index] ?? []),
      })),
    ],
    labelWidth(labels.upright),
    most,
  );

  const cm = (em: number) => round(em / row.scale);
  const [person = 0, ...middles] = row.middles.map(cm);
  const boxes = elevations.map((elevation, index) => ({
    ...elevation,
    x: round((middles[index] ?? 0) - elevation.width / 2),
    y: round(-bottom - elevation.height),
  }));

  // A lamp is measured below, since its flex is above; over the ceiling if the floor is too near.
  const hung = ceiling !== undefined && bottom * row.scale > OFFSET + LABEL_HEIGHT;
  const measured = hung ? bottom - cm(OFFSET) : (ceiling ?? bottom + tall) + cm(OFFSET);
  const dimensions: Dimension[] = boxes.flatMap(({ x, width, measure }) =>
    measure ? { x, y: round(-measured), length: width, upright: false } : [],
  );
  if (row.upright !== undefined)
    dimensions.push({ x: cm(row.upright), y: round(-bottom - tall), length: tall, upright: true });

  const stroke = cm(STROKE);
  const over = !hung && boxes.some(({ measure }) => measure);
  const height = round((over ? Math.max(highest, measured + cm(TICK)) : highest) + stroke);
  return {
    width: cm(row.end),
    height,
    person,
    boxes,
    dimensions,
    labels: placeLabels(labels, { person, boxes, dimensions, hung, labelHeight: cm(LABEL_HEIGHT) }),
    tick: cm(TICK),
    overhang: cm(GAP / 2),
    stroke,
    ...(table !== undefined && { table }),
    ...(ceiling !== undefined && { ceiling }),
    above: over ? round(Math.max(0, LABEL_HEIGHT - (height - measured) * row.scale)) : 0,
    right: round(row.margin),
    narrowest: round(row.end + row.margin),
    widest: round(row.end * (most / row.scale) + row.margin),
  };
}

interface Drawn {
  person: number;
  boxes: readonly Box[];
  dimensions: readonly Dimension[];
  /** Whether widths are measured below the boxes. */
  hung: boolean;
  /** cm; beside a work on the floor that is lower than this, the label stands on the floor. */
  labelHeight: number;
}

function placeLabels(
  labels: ScaleLabels,
  { person, boxes, dimensions, hung, labelHeight }: Drawn,
): PlacedLabel[] {
  const across = dimensions.filter(({ upright }) => !upright);
  const upright = dimensions.find((dimension) => dimension.upright);
  const placed: PlacedLabel[] = [{ place: 'under', lines: labels.person, x: person, y: 0 }];
  boxes.forEach(({ x, width }, index) => {
    const middle = x + width / 2;
    const measure = across.find((dimension) => dimension.x === x);
    placed.push({
      place: hung ? 'hung' : 'over',
      lines: labels.across[index] ?? [],
      x: middle,
      y: measure?.y ?? 0,
    });
    placed.push({ place: 'under', lines: labels.sides[index] ?? [], x: middle, y: 0 });
  });
  if (upright) {
    const low = upright.y + upright.length === 0 && upright.length < labelHeight;
    const y = low ? upright.y + upright.length : upright.y + upright.length / 2;
    placed.push({ place: low ? 'low' : 'beside', lines: labels.upright, x: upright.x, y });
  }
  return placed.filter(({ lines }) => lines.length > 0);
}
