import type { Elevation } from './elevations';

/** An elevation at its place; the point is its upper left corner. */
export interface Box extends Elevation {
  x: number;
  y: number;
}

/** A line that measures, ticked at both ends: to the right of its point, or downwards. */
export interface Dimension {
  x: number;
  y: number;
  length: number;
  upright: boolean;
}

/** `over` and `hung` are centred above and below their point, `under` below the floor; `beside` and `low` are right of it. */
export interface PlacedLabel {
  place: 'over' | 'hung' | 'under' | 'beside' | 'low';
  lines: string[];
  x: number;
  y: number;
}

/** The drawing in cm: the floor is at y 0, up is negative, x counts from the left end of the floor. */
export interface ScaleGeometry {
  /** Of the floor. */
  width: number;
  /** From the upper edge of the drawing down to the floor. */
  height: number;
  /** Where the person stands. */
  person: number;
  boxes: Box[];
  dimensions: Dimension[];
  labels: PlacedLabel[];
  /** Half of a tick, how far a table reaches beyond what stands on it, and what the outermost strokes need. */
  tick: number;
  overhang: number;
  stroke: number;
  table?: number;
  ceiling?: number;
  /** em that the labels take above and right of the drawing, and how narrow and wide it may be with them. */
  above: number;
  right: number;
  narrowest: number;
  widest: number;
}
