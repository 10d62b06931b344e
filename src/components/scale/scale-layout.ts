/**
 * Where the parts of the drawing stand side by side. Letters keep their size on every screen while the drawing does
 * not, so that it is laid out for the narrowest place it has (16 em: four columns of a tablet, the foot of a sheet),
 * at the largest scale that leaves every label its room. On a wider screen the same drawing only moves apart.
 */
const NARROWEST = 16;
/**
 * em per cm below which the labels of a drawing have taken too much of it: its letters then shrink in the narrowest
 * place. What is very wide may be smaller, but keeps half of the place to itself.
 */
const LEAST_SCALE = 0.03;

/** em from a part to the next one, from a label to the next one, from a part to the line that measures it. */
export const GAP = 1.1;
const SPACE = 0.4;
export const OFFSET = 0.8;
/** em from the line that measures upwards to its label. */
const BESIDE = 0.55;
/** em of floor beyond the last part. */
const FLOOR_END = 0.5;

/** A part of the row: its width in cm, and in em those of the labels over and under it, 0 without. */
export interface Part {
  width: number;
  over: number;
  under: number;
}

/** em from the left end of the floor, at the scale they were laid out for. */
export interface Row {
  /** em per cm */
  scale: number;
  /** The middle of each part. */
  middles: number[];
  /** The line that measures upwards, where there is one. */
  upright?: number;
  /** The right end of the floor. */
  end: number;
  /** What the label at the right takes beyond it. */
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
    // Nothing is written over what stands before, however high it is.
    overEdge = Math.max(edge, middle + over / 2);
    underEdge = middle + under / 2;
    return middle;
  });
  if (beside === 0)
    return { scale, middles, end: Math.max(edge, overEdge, underEdge) + FLOOR_END, margin: 0 };
  const upright = Math.max(edge + OFFSET, overEdge + SPACE, underEdge + SPACE);
  const margin = Math.max(0, BESIDE + beside - FLOOR_END);
  return { scale, middles, upright, end: upright + FLOOR_END, margin };
}

/** The parts side by side, at most at a scale in em per cm; `beside`: em of the label at the right, 0 without. */
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
