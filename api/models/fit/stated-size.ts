import type { Box } from '../../../src/contract/models/model';
import type { Work } from '../../content/published/catalogue-content';

export const AXES = ['width', 'height', 'depth'] as const;
export type Axis = (typeof AXES)[number];

/** cm. */
export type Size = Partial<Record<Axis, number>>;

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
