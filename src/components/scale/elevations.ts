import type { Measure, ScaleView } from './scale-view';

/** A work seen from one side, in cm. What is not known measures 0: a line is drawn then, never a box that was guessed. */
export interface Elevation {
  name: 'front' | 'side';
  width: number;
  height: number;
  /** Which dimension its width is; none where the height is all that is known. */
  measure?: Measure;
  /** A disc that faces the visitor, as high as it is wide. */
  round: boolean;
}

/**
 * The sides of a work that its dimensions tell of. A round piece looks the same from everywhere: one box of its
 * diameter, or a disc when its height is not known; a width with a diameter is a tube that lies.
 */
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

/** Which dimension is measured upwards beside the drawing: the height, or the diameter of a tube that lies. */
export function uprightMeasure({ height, width, diameter }: ScaleView): Measure | undefined {
  if (height !== undefined) return 'height';
  return width !== undefined && diameter !== undefined ? 'diameter' : undefined;
}
