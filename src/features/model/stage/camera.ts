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

/** The eye so near that all places are seen, with a share of air around them. */
export function framed(
  view: Pick<Camera, 'theta' | 'phi' | 'lens'>,
  stage: Stage,
  places: readonly Place[],
  air = 0.05,
): Camera {
  const { out, right, up } = axesOf(view);
  const ends = (axis: Place): [number, number] => {
    const all = places.map((place) => dot(place, axis));
    return [Math.min(...all), Math.max(...all)];
  };
  const [[left, rightmost], [low, high], [back, front]] = [ends(right), ends(up), ends(out)];
  const middle = [(left + rightmost) / 2, (low + high) / 2, (back + front) / 2] as const;
  const half = Math.tan(radians(view.lens) / 2);
  const share = 1 - 2 * air;
  const needed = Math.max(
    (high - low) / 2 / (half * share),
    (rightmost - left) / 2 / (half * share * (stage.width / stage.height)),
  );
  const along = (axis: 'x' | 'y' | 'z') =>
    middle[0] * right[axis] + middle[1] * up[axis] + middle[2] * out[axis];
  return {
    ...view,
    target: { x: along('x'), y: along('y'), z: along('z') },
    radius: needed + (front - back) / 2,
  };
}
