import type { Mounting } from '../../contract/models/mounting';

/** cm above the floor, as rooms are built and pictures are hung. */
const TABLE = 74;
const EYE_LEVEL = 150;
const CEILING = 250;
const FLEX = { usual: 50, least: 10 };
const OVER_FLOOR = { usual: 120, least: 90 };

export interface Placement {
  bottom: number;
  table?: number;
  middle?: number;
  ceiling?: number;
}

/** The ceiling rises, and the wall's middle goes up, for a work that would not fit; all in cm. */
export function placementOf(mounting: Mounting, height: number): Placement {
  if (mounting === 'table') return { bottom: TABLE, table: TABLE };
  if (mounting === 'wall') {
    const middle = Math.max(EYE_LEVEL, height / 2);
    return { bottom: middle - height / 2, middle };
  }
  if (mounting === 'ceiling') {
    const ceiling = Math.max(CEILING, OVER_FLOOR.least + height + FLEX.least);
    const room = ceiling - height - OVER_FLOOR.usual;
    const flex = Math.max(FLEX.least, Math.min(FLEX.usual, room));
    return { bottom: ceiling - flex - height, ceiling };
  }
  return { bottom: 0 };
}
