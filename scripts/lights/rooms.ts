import type { Light } from './radiance';

const scaled = (light: Light, by: number): Light => [light[0] * by, light[1] * by, light[2] * by];
const sum = (...lights: readonly Light[]): Light =>
  lights.reduce((all, one) => [all[0] + one[0], all[1] + one[1], all[2] + one[2]]);

/** How much of a lamp or window is seen in a direction; all angles in radians. */
function lobe(
  azimuth: number,
  height: number,
  from: { azimuth: number; height: number; width: number },
): number {
  const cosine =
    Math.sin(height) * Math.sin(from.height) +
    Math.cos(height) * Math.cos(from.height) * Math.cos(azimuth - from.azimuth);
  return Math.exp(-((Math.acos(Math.max(-1, Math.min(1, cosine))) / from.width) ** 2));
}

/** From 0 to 1, without a corner at either end. */
function ramp(from: number, to: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

const PLASTER: Light = [1, 0.985, 0.955];
const FLOOR: Light = [0.62, 0.6, 0.56];
const WARM: Light = [1, 0.84, 0.64];
const DUSK: Light = [0.6, 0.75, 1];

/** A soft window on the left. Walls are darker than the ceiling, so that metal has something to reflect. */
export function day(azimuth: number, height: number): Light {
  const floor = ramp(0.05, 0.6, -height);
  const room = sum(
    scaled(PLASTER, 0.42 + 0.5 * ramp(-0.05, 1.1, height)),
    scaled(PLASTER, 5.2 * lobe(azimuth, height, { azimuth: -0.9, height: 0.8, width: 0.5 })),
    scaled(PLASTER, 1.6 * lobe(azimuth, height, { azimuth: 2.6, height: 0.5, width: 0.45 })),
    scaled([1, 1, 1], lobe(azimuth, height, { azimuth: 1.3, height: 0.35, width: 0.55 })),
  );
  return sum(scaled(room, 1 - floor), scaled(FLOOR, floor));
}

/** Lamps above, before and behind, dusk in a window far on the left, and what the floor throws back. */
export const evening = (azimuth: number, height: number): Light =>
  sum(
    scaled([1.1, 0.98, 0.86], 0.045 + 0.03 * Math.max(0, Math.sin(height))),
    scaled(WARM, 6.5 * lobe(azimuth, height, { azimuth: -0.7, height: 1, width: 0.42 })),
    scaled(WARM, 4.5 * lobe(azimuth, height, { azimuth: 1, height: 0.75, width: 0.45 })),
    scaled(WARM, 1.2 * lobe(azimuth, height, { azimuth: -1.24, height: 0.45, width: 0.35 })),
    scaled(DUSK, 0.35 * lobe(azimuth, height, { azimuth: 2.9, height: 0.25, width: 0.5 })),
    scaled([1, 0.78, 0.54], 0.1 * Math.max(0, -Math.sin(height))),
  );
