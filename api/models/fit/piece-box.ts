import type { Box, Piece } from '../../../src/contract/models/model';
import type { Work } from '../../content/published/catalogue-content';
import type { ModelFacts } from '../model-facts';
import { compareSize, measuredSize } from './model-findings';

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
