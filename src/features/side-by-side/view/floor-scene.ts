import { PERSON_WIDTH } from '../../../components/scale/drawing/person-path';
import { PERSON_HEIGHT } from '../../../components/scale/scale-labels';
import { extentOf, tooLong, widthOf, type Extent } from '../arrangement/arrangement';
import { radians, seenAt, type Camera, type Seen, type Stage } from '../../model/stage/camera';
import { FLOOR_LENS, floorCamera, NEAREST } from '../arrangement/floor-camera';
import type { Place } from '../../../contract/forms/arrangement';
import type { Box } from '../../../contract/models/model';
import type { FloorPiece } from '../floor-work';

/** cm from the last piece to the person, and how far behind the line the person stands. */
const BESIDE = 40;
const BEHIND = 30;
/** px that a metre of the floor has at least: where it would have fewer, the floor is pushed sideways. */
const LEAST_METRE = 64;
/** On a phone held upright: the share of the height that what reaches highest has at least. */
const LEAST_SHARE = 0.3;
/** px of the wall's line under the feet: through them, or behind, it could not be read as a measure. */
const UNDER = 14;
/** m of floor on either side. */
const AIR = 0.3;

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface SeenPiece {
  /** Of its front, px on the stage. */
  rect: Rect;
  /** Corners of what it stands on. */
  feet: readonly Seen[];
  /** The middle of what shines in a lamp, where that is known. */
  light: Seen | undefined;
}

export interface FloorScene {
  stage: Stage;
  /** Than the window, which shows a part of it. */
  isWider: boolean;
  camera: Camera;
  /** Of the pieces alone, in cm. */
  extent: Extent;
  pieces: readonly SeenPiece[];
  person: Seen | undefined;
  /** Its length, before the pieces: from where it begins to its end, and to where pieces stand past it. */
  wall: { from: Seen; to: Seen; past: Seen | undefined } | undefined;
}

interface Standing {
  pieces: readonly FloorPiece[];
  places: readonly Place[];
  wall: number | undefined;
  hasPerson: boolean;
  /** degrees */
  lens?: number;
}

/** @param window px that the floor has in the window; it is wider itself where that is too little */
export function floorScene(standing: Standing, window: Stage, still?: Camera): FloorScene {
  const { pieces, places, wall, hasPerson, lens = FLOOR_LENS } = standing;
  const extent = extentOf(
    pieces.map(({ size }) => size),
    places,
  );
  const right = Math.max(extent.right, wall === undefined ? 0 : extent.left + wall);
  const all = { left: extent.left, right: hasPerson ? right + BESIDE + PERSON_WIDTH : right };
  const top = Math.max(hasPerson ? PERSON_HEIGHT : 0, ...pieces.map(({ size }) => size.bottom + size.height));
  const wide = ((all.right - all.left) / 100 + 2 * AIR) * leastMetre(window, top / 100);
  const stage = { width: Math.max(window.width, Math.round(wide)), height: window.height };
  const camera = still ?? floorCamera({ extent: all, top }, stage, lens);
  const at = (x: number, y: number, z = 0) => seenAt(camera, stage, { x: x / 100, y: y / 100, z: z / 100 });
  const seen = pieces.map(({ size, model }, index) => seenPiece(size, places[index]!, at, model));
  const under = Math.max(...seen.flatMap(({ feet }) => feet.map(({ y }) => y))) + UNDER;
  const onWall = (x: number): Seen => ({ ...at(x, 0), y: under });
  return {
    stage,
    isWider: stage.width > window.width,
    camera,
    extent,
    pieces: seen,
    person: hasPerson ? at(right + BESIDE + PERSON_WIDTH / 2, 0, -BEHIND) : undefined,
    wall:
      wall === undefined
        ? undefined
        : {
            from: onWall(extent.left),
            to: onWall(extent.left + wall),
            past: tooLong(extent, wall) > 0 ? onWall(extent.right) : undefined,
          },
  };
}

/** Of low pieces no more than the camera shows from its nearest: a wider stage would only be emptier. @param top m of what reaches highest */
function leastMetre({ width, height }: Stage, top: number): number {
  if (height <= width) return LEAST_METRE;
  const most = height / (2 * Math.tan(radians(FLOOR_LENS) / 2) * NEAREST);
  return Math.max(LEAST_METRE, Math.min((LEAST_SHARE * height) / top, most));
}

function seenPiece(
  size: FloorPiece['size'],
  { x, turn }: Place,
  at: (x: number, y: number, z?: number) => Seen,
  model: FloorPiece['model'],
): SeenPiece {
  const half = widthOf(size, turn) / 2;
  const [low, high] = [at(x - half, size.bottom), at(x + half, size.bottom + size.height)];
  const angle = (turn * Math.PI) / 180;
  // Clockwise as seen from above, where z comes towards the eye.
  const onTurned = (across: number, y: number, out: number): Seen =>
    at(
      x + across * Math.cos(angle) - out * Math.sin(angle),
      y,
      across * Math.sin(angle) + out * Math.cos(angle),
    );
  const corners = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const;
  return {
    rect: { left: low.x, top: high.y, width: high.x - low.x, height: low.y - high.y },
    feet: corners.map(([across, out]) => onTurned((across * size.width) / 2, 0, (out * size.depth) / 2)),
    light: model?.light && onTurned(...middleOfLight(model.light, size.bottom - model.bounds.min[1] * 100)),
  };
}

/** cm. @param lift of the model's own origin above the floor */
const middleOfLight = ({ min, max }: Box, lift: number): [number, number, number] => [
  (min[0] + max[0]) * 50,
  (min[1] + max[1]) * 50 + lift,
  (min[2] + max[2]) * 50,
];
