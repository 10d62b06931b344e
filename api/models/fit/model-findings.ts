import type { Box, Piece } from '../../../src/contract/models/model';
import type { Catalogue, Work } from '../../content/published/catalogue-content';
import type { ModelFault } from '../checks/model-fault';
import type { ModelFacts, OfferedModel } from '../model-facts';

/** What is wrong with the model of a work; the work stays without it where `isShown` is false. */
export interface ModelFindings {
  isShown: boolean;
  fault?: ModelFault;
  sizes: SizeOff[];
}

type Found = Pick<Catalogue, 'foundModels'>;

/** Undefined where the work has no model, or nobody has looked at it. */
export function modelFindings({ foundModels }: Found, work: Work): ModelFindings | undefined {
  const found = work.model && foundModels.get(work.model.file);
  if (!found) return undefined;
  if ('fault' in found) return { isShown: false, fault: found.fault, sizes: [] };
  const sizes = compareSize(found.offered.bounds, shownSize(work));
  return { isShown: !sizes.some(({ isWrong }) => isWrong), sizes };
}

/** What is shown of a work. */
export function shownModel(catalogue: Found, work: Work): OfferedModel | undefined {
  const found = work.model && catalogue.foundModels.get(work.model.file);
  if (!found || 'fault' in found) return undefined;
  return modelFindings(catalogue, work)?.isShown ? found.offered : undefined;
}

/** Off by both is told. */
const OFF = { cm: 2, part: 0.02 };
/** What is off by more is not shown: it would be the wrong size in somebody's room. */
const WRONG_PART = 0.1;

/** cm. */
export interface SizeOff {
  axis: Axis;
  stated: number;
  found: number;
  isWrong: boolean;
}

export function compareSize(box: Box, stated: Size): SizeOff[] {
  const found = sizeOf(box);
  return AXES.flatMap((axis) => {
    const value = stated[axis];
    if (value === undefined) return [];
    const by = Math.abs(found[axis] - value);
    if (by <= OFF.cm || by <= OFF.part * value) return [];
    return [{ axis, stated: value, found: found[axis], isWrong: by > WRONG_PART * value }];
  });
}

const AXES = ['width', 'height', 'depth'] as const;
type Axis = (typeof AXES)[number];

/** cm. */
type Size = Partial<Record<Axis, number>>;

/** The piece that was measured. What hangs on a wall with a diameter alone is round seen from the front. */
export function measuredSize({
  dimensions = {},
  mounting,
  model,
}: Pick<Work, 'dimensions' | 'mounting' | 'model'>): Size {
  const { height, width, depth, diameter } = dimensions;
  const isDisc = (mounting ?? model?.placement) === 'wall' && height === undefined;
  return known({
    width: width ?? diameter,
    height: height ?? (isDisc ? diameter : undefined),
    depth: depth ?? (isDisc ? undefined : diameter),
  });
}

/** All that the model shows. */
export const shownSize = (work: Pick<Work, 'dimensions' | 'mounting' | 'model'>): Size => ({
  ...measuredSize(work),
  ...known(work.model?.size ?? {}),
});

/** cm, to a millimetre. */
export const sizeOf = ({ min, max }: Box): Record<Axis, number> => ({
  width: centimetres(max[0] - min[0]),
  height: centimetres(max[1] - min[1]),
  depth: centimetres(max[2] - min[2]),
});

const centimetres = (metres: number): number => Math.round(metres * 1000) / 10;

const known = (size: { [axis in Axis]?: number | undefined }): Size =>
  Object.fromEntries(AXES.flatMap((axis) => (size[axis] === undefined ? [] : [[axis, size[axis]]])));

type Measured = Pick<Work, 'dimensions' | 'mounting' | 'model'>;

/**
 * Where the piece is that was measured: where the entry says; else all, where that fits the dimensions; else the part that
 * fits them and stands nearest to whoever looks; else all.
 */
export function pieceBox({ bounds, parts }: Pick<ModelFacts, 'bounds' | 'parts'>, work: Measured): Piece {
  const corner = work.model?.piece;
  const size = measuredSize(work);
  if (corner) return cornered(bounds, corner, size);
  const fits = (box: Box) => Object.keys(size).length > 0 && compareSize(box, size).length === 0;
  if (fits(bounds)) return bounds;
  const [nearest] = parts.filter(({ box }) => fits(box)).sort((a, b) => b.box.max[2] - a.box.max[2]);
  if (!nearest) return bounds;
  return { ...nearest.box, ...(nearest.turned !== 0 && { turned: nearest.turned }) };
}

/** cm to m, from the corner that is named, as far as the dimension reaches. */
function cornered(
  { min, max }: Box,
  corner: { x?: number; y?: number; z?: number },
  { width, height, depth }: ReturnType<typeof measuredSize>,
): Box {
  const along = (index: 0 | 1 | 2, from: number | undefined, length: number | undefined) => {
    const start = from === undefined ? min[index] : from / 100;
    const end = from === undefined || length === undefined ? max[index] : start + length / 100;
    return [start, Math.round(end * 10_000) / 10_000] as const;
  };
  const [x, y, z] = [along(0, corner.x, width), along(1, corner.y, height), along(2, corner.z, depth)];
  return { min: [x[0], y[0], z[0]], max: [x[1], y[1], z[1]] };
}
