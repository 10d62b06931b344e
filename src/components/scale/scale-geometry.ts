import { elevationsOf } from './elevations';
import { PERSON_WIDTH } from './drawing/person-path';
import { placementOf } from './placement';
import { placeLabels } from './place-labels';
import { labelWidth, PERSON_HEIGHT, type ScaleLabels } from './scale-labels';
import { GAP, layOut, OFFSET } from './scale-layout';
import type { Dimension, ScaleGeometry } from './scale-parts';
import type { ScaleView } from './scale-view';

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
