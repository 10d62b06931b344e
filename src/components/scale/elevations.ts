import type { Measure, ScaleView } from './scale-view';

/** In cm. An unknown dimension is 0 and drawn as a line: boxes are never guessed. */
export interface Elevation {
  name: 'front' | 'side';
  width: number;
  height: number;
  /** Undefined where only the height is known. */
  measure?: Measure;
  round: boolean;
}

/** Round pieces have one side: a box, or a disc without a height; with a width they are tubes that lie. */
export function elevationsOf({ height, width, depth, diameter }: ScaleView): Elevation[] {
  const upright = height ?? diameter ?? 0;
  const across = width ?? diameter;
  const elevations: Elevation[] = [];
  if (across !== undefined || depth === undefined)
    elevations.push({
      name: 'front',
      width: across ?? 0,
      height: upright,
      ...(across !== undefined && { measure: width === undefined ? 'diameter' : 'width' }),
      round: width === undefined && height === undefined,
    });
  if (depth !== undefined)
    elevations.push({ name: 'side', width: depth, height: upright, measure: 'depth', round: false });
  return elevations;
}

export function uprightMeasure({ height, width, diameter }: ScaleView): Measure | undefined {
  if (height !== undefined) return 'height';
  return width !== undefined && diameter !== undefined ? 'diameter' : undefined;
}
