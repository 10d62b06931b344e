import type { Elevation } from './elevations';

/** x and y are its upper left corner. */
export interface Box extends Elevation {
  x: number;
  y: number;
}

export interface Dimension {
  x: number;
  y: number;
  length: number;
  upright: boolean;
}

/** `over` and `hung` are centred on their point, `under` lies below the floor, the others are right of it. */
export interface PlacedLabel {
  place: 'over' | 'hung' | 'under' | 'beside' | 'low';
  lines: string[];
  x: number;
  y: number;
}

/** In cm: the floor is at y 0, up is negative, x counts from the left end of the floor. */
export interface ScaleGeometry {
  width: number;
  height: number;
  person: number;
  boxes: Box[];
  dimensions: Dimension[];
  labels: PlacedLabel[];
  /** cm: half of a tick, a table's reach beyond its work, the margin for the outermost strokes. */
  tick: number;
  overhang: number;
  stroke: number;
  table?: number;
  ceiling?: number;
  /** em: room for labels above and at the right, and the drawing's width limits. */
  above: number;
  right: number;
  narrowest: number;
  widest: number;
}
