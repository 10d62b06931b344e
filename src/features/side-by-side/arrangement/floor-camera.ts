import { radians, type Camera, type Stage } from '../../model/stage/camera';
import type { Extent } from './arrangement';

/** degrees of the lens, as the pictures of the floor are seen. */
export const FLOOR_LENS = 20;
/** degrees from straight above: a little from above, so that feet stand on a floor. */
const TILT = 85;
/** The share of the height at which the feet's line lies. */
const FEET = 0.75;
/** m */
export const NEAREST = 7;
const FARTHEST = 60;
/** m of floor on either side. */
const AIR = 0.2;

interface ToSee {
  extent: Extent;
  /** cm of what reaches highest. */
  top: number;
}

/** Stands straight before the middle of all, so that all of it is seen. @param lens degrees from top to bottom */
export function floorCamera({ extent, top }: ToSee, stage: Stage, lens: number = FLOOR_LENS): Camera {
  const half = Math.tan(radians(lens) / 2);
  const wide = (extent.right - extent.left) / 100 + 2 * AIR;
  const forWidth = wide / (2 * half * (stage.width / stage.height));
  // What stands above the feet has their share of the height, less some air.
  const forHeight = top / 100 / (2 * half * (FEET - 0.06));
  const nearest = (NEAREST * Math.tan(radians(FLOOR_LENS) / 2)) / half;
  const radius = Math.min(FARTHEST, Math.max(nearest, forWidth, forHeight));
  return {
    theta: 0,
    phi: radians(TILT),
    radius,
    target: { x: (extent.left + extent.right) / 200, y: (FEET - 0.5) * 2 * half * radius, z: 0 },
    lens,
  };
}
