/** Where the eye is. Angles in radians: `theta` about the vertical, 0 from the front; `phi` from straight above. Metres. */
export interface Camera {
  theta: number;
  phi: number;
  radius: number;
  target: Place;
  /** Degrees, from top to bottom. */
  lens: number;
}

export interface Place {
  x: number;
  y: number;
  z: number;
}

/** px */
export interface Stage {
  width: number;
  height: number;
}

export interface Seen {
  x: number;
  y: number;
  /** px of a metre there. */
  metre: number;
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** The eye's own directions in the room. */
export function axesOf({ theta, phi }: Pick<Camera, 'theta' | 'phi'>): {
  out: Place;
  right: Place;
  up: Place;
} {
  const [sin, cos] = [Math.sin(theta), Math.cos(theta)];
  return {
    out: { x: Math.sin(phi) * sin, y: Math.cos(phi), z: Math.sin(phi) * cos },
    right: { x: cos, y: 0, z: -sin },
    up: { x: -Math.cos(phi) * sin, y: Math.sin(phi), z: -Math.cos(phi) * cos },
  };
}

const dot = (a: Place, b: Place): number => a.x * b.x + a.y * b.y + a.z * b.z;

/** Where a place of the room is seen: the very pixel in which model-viewer draws it. */
export function seenAt(camera: Camera, stage: Stage, place: Place): Seen {
  const { out, right, up } = axesOf(camera);
  const { target, radius, lens } = camera;
  const from = { x: place.x - target.x, y: place.y - target.y, z: place.z - target.z };
  const deep = Math.max(0.01, radius - dot(from, out));
  const metre = stage.height / 2 / Math.tan(radians(lens) / 2) / deep;
  return {
    x: stage.width / 2 + dot(from, right) * metre,
    y: stage.height / 2 - dot(from, up) * metre,
    metre,
  };
}

/** Steps after which a nearer eye would show no difference. */
const STEPS = 8;

/** The eye as near as it can be with all places seen, and a share of air around them. It turns about their middle. */
export function framed(
  view: Pick<Camera, 'theta' | 'phi' | 'lens'>,
  stage: Stage,
  places: readonly Place[],
  air = 0.05,
): Camera {
  const { out, right, up } = axesOf(view);
  const along = (axis: Place): number[] => places.map((place) => dot(place, axis));
  const [across, high, deep] = [along(right), along(up), along(out)];
  const middle = [middleOf(across), middleOf(high), middleOf(deep)] as const;
  const target = (axis: 'x' | 'y' | 'z') =>
    middle[0] * right[axis] + middle[1] * up[axis] + middle[2] * out[axis];
  const nearest = Math.max(...deep) - middle[2];
  const half = Math.tan(radians(view.lens) / 2);
  let camera: Camera = {
    ...view,
    target: { x: target('x'), y: target('y'), z: target('z') },
    radius: nearest + (spread(across) + spread(high)) / half,
  };
  for (let step = 0; step < STEPS; step += 1) {
    const seen = places.map((place) => seenAt(camera, stage, place));
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
    const metre = stage.height / 2 / half / camera.radius;
    const wide = 2 * Math.max(...xs.map((x) => Math.abs(x - stage.width / 2)));
    const filled = Math.max(wide / stage.width, spread(ys) / stage.height) / (1 - 2 * air);
    // What is nearer is seen larger, and lower: it would not be in the middle of the height.
    const above = (stage.height / 2 - middleOf(ys)) / metre;
    const { x, y, z } = camera.target;
    camera = {
      ...camera,
      target: { x: x + up.x * above, y: y + up.y * above, z: z + up.z * above },
      radius: nearest + (camera.radius - nearest) * filled,
    };
  }
  return camera;
}

const spread = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);
const middleOf = (all: readonly number[]): number => (Math.max(...all) + Math.min(...all)) / 2;
