/** em: four columns of a tablet. Letters keep their size while the drawing scales. */
const NARROWEST = 16;
/** em per cm. Below it labels would take too much room, and shrink with the drawing instead. */
const LEAST_SCALE = 0.03;

/** em between parts, between labels, and from a part to its measuring line. */
export const GAP = 1.1;
const SPACE = 0.4;
export const OFFSET = 0.8;
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

export interface Row {
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
