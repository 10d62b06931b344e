import type { Box } from '../../../src/contract/models/model';
import type { Catalogue, Work } from '../../content/published/catalogue-content';
import type { ModelFault } from '../checks/model-fault';
import type { OfferedModel } from '../model-facts';

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
