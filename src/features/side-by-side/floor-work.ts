import type { ScaleView } from '../../components/scale/scale-view';
import { floorSizeOf, type FloorSize, type PieceModel } from './arrangement/floor-piece';

/** A work that may stand beside others. */
export interface FloorWork {
  /** Names it among the others. */
  slug: string;
  title: string;
  creators: string;
  /** Of its texts, where that is not the page's. */
  lang?: string | undefined;
  /** Of its page, where it has one. */
  path?: string | undefined;
  scale?: ScaleView | undefined;
  model?: PieceModel | undefined;
}

export interface FloorPiece extends FloorWork {
  size: FloorSize;
  /** In the selection or room that it comes from. */
  index: number;
}

/** Those whose size is known; the others cannot stand anywhere. */
export const piecesOf = (works: readonly FloorWork[]): FloorPiece[] =>
  works.flatMap((work, index) => {
    const size = floorSizeOf(work);
    return size ? [{ ...work, size, index }] : [];
  });
