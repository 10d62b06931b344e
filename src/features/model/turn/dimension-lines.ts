import type { ModelView } from '../model-view';
import type { Measure, ScaleView } from '../../../components/scale/scale-view';
import { radians, seenAt, type Camera, type Place, type Seen, type Stage } from '../stage/camera';

/** m that the lines stand off the piece. */
const OFF = 0.07;

export interface DimensionLine {
  measure: Measure;
  /** cm, as the gallery has measured it. */
  value: number;
  from: Seen;
  to: Seen;
}

/** px: half of what 'Ø 160 cm' takes, and of its two lines; with them its words end inside the stage. */
const LABEL = { across: 34, down: 20 };

/** px between the end of a short line and its words. */
const APART = 8;

/**
 * Where a line says what it measures: its middle, or as near to it as the words are whole; under a short one, or above where
 * it is steep, for they would hide it. Beyond the stage it stays with its line.
 */
export function labelPlace({ from, to }: Pick<DimensionLine, 'from' | 'to'>, stage: Stage) {
  const [wide, high] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const isShort = wide < 3 * LABEL.across && high < 3 * LABEL.down;
  const beside = high > wide ? -1 : 1;
  const x = (from.x + to.x) / 2;
  const y = (from.y + to.y) / 2 + (isShort ? beside * (high / 2 + APART + LABEL.down) : 0);
  const isBeyond = x < 0 || y < 0 || x > stage.width || y > stage.height;
  return isBeyond
    ? { left: x, top: y }
    : { left: within(x, LABEL.across, stage.width), top: within(y, LABEL.down, stage.height) };
}

const within = (middle: number, half: number, size: number): number =>
  Math.max(half, Math.min(size - half, middle));

/** Width and depth on the floor, height on the far edge of the side: each on the side of the eye, so that none crosses the piece. */
export function dimensionLines(
  piece: ModelView['piece'],
  scale: ScaleView,
  camera: Camera,
  stage: Stage,
): DimensionLine[] {
  const turn = radians(piece.turned ?? 0);
  const middle = {
    x: (piece.min[0] + piece.max[0]) / 2,
    y: piece.min[1],
    z: (piece.min[2] + piece.max[2]) / 2,
  };
  const half = { x: (piece.max[0] - piece.min[0]) / 2, z: (piece.max[2] - piece.min[2]) / 2 };
  const height = piece.max[1] - piece.min[1];
  // The eye as the piece has it beside and before itself.
  const eye = camera.theta - turn;
  const [beside, before] = [Math.sin(eye) < 0 ? -1 : 1, Math.cos(eye) < 0 ? -1 : 1];
  const at = (x: number, y: number, z: number): Seen =>
    seenAt(camera, stage, turned({ x, y, z }, turn, middle));
  const [side, front] = [beside * (half.x + OFF), before * (half.z + OFF)];
  const { width, height: tall, depth, diameter } = scale;
  const across = width ?? diameter;
  const lines: (DimensionLine | false)[] = [
    across !== undefined && {
      measure: width === undefined ? 'diameter' : 'width',
      value: across,
      from: at(-half.x, 0, front),
      to: at(half.x, 0, front),
    },
    depth !== undefined && {
      measure: 'depth',
      value: depth,
      from: at(side, 0, half.z),
      to: at(side, 0, -half.z),
    },
    tall !== undefined && {
      measure: 'height',
      value: tall,
      from: at(side, 0, -before * half.z),
      to: at(side, height, -before * half.z),
    },
  ];
  return lines.filter((line) => line !== false);
}

/** A place of the piece's own, in the room. */
function turned({ x, y, z }: Place, turn: number, middle: Place): Place {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return { x: middle.x + x * cos + z * sin, y: middle.y + y, z: middle.z - x * sin + z * cos };
}
