import type { Mounting } from '../../../contract/models/mounting';
import type { ModelView } from '../../model/model-view';
import { elevationsOf } from '../../../components/scale/elevations';
import { placementOf } from '../../../components/scale/placement';
import type { ScaleView } from '../../../components/scale/scale-view';

/** What is needed of a model to stand it beside others. */
export type PieceModel = Pick<ModelView, 'placement' | 'is_lamp' | 'bounds' | 'light' | 'web'>;

/** What a work takes up on a floor, in cm. */
export interface FloorSize {
  width: number;
  height: number;
  depth: number;
  /** Of its lowest point above the floor: wall and ceiling pieces hang as in the drawing to scale. */
  bottom: number;
}

/** The least that a work without a width is wide, in cm: it can be seen and taken in hand. */
const LEAST = 1;

interface SizedWork {
  scale?: ScaleView | undefined;
  model?: PieceModel | undefined;
}

/** Of all that its model shows, else of its dimensions. Undefined where neither is known. */
export function floorSizeOf({ scale, model }: SizedWork): FloorSize | undefined {
  if (model) {
    const { min, max } = model.bounds;
    const height = cm(max[1] - min[1]);
    return {
      width: cm(max[0] - min[0]),
      height,
      depth: cm(max[2] - min[2]),
      bottom: bottomOf(model.placement, height),
    };
  }
  if (!scale) return undefined;
  const [front] = elevationsOf(scale);
  if (!front) return undefined;
  return {
    width: Math.max(LEAST, front.width),
    height: front.height,
    depth: scale.depth ?? scale.diameter ?? front.width,
    bottom: bottomOf(scale.mounting, front.height),
  };
}

/** Table pieces stand on the floor here: no table is drawn, and a floor with tables would not be theirs. */
function bottomOf(mounting: Mounting, height: number): number {
  return mounting === 'table' ? 0 : placementOf(mounting, height).bottom;
}

const cm = (metres: number): number => Math.round(metres * 1000) / 10;
