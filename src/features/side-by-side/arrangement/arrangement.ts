import { TURN, withinReach, type Place } from '../../../contract/forms/arrangement';
import type { FloorSize } from './floor-piece';

/** cm between two pieces that nobody has moved. */
const GAP = 15;

/** cm that a piece takes of the line, turned as it is. */
export function widthOf({ width, depth }: Pick<FloorSize, 'width' | 'depth'>, turn: number): number {
  const angle = (turn * Math.PI) / 180;
  return Math.abs(width * Math.cos(angle)) + Math.abs(depth * Math.sin(angle));
}

/** One beside the other, in their order, feet on one line; those that have a place keep it, the others come to their right. */
export function inARow(sizes: readonly FloorSize[], known: readonly (Place | undefined)[] = []): Place[] {
  const ends = sizes.flatMap((size, index) => {
    const place = known[index];
    return place ? [place.x + widthOf(size, place.turn) / 2 + GAP] : [];
  });
  let left = Math.max(0, ...ends);
  return sizes.map(({ width }, index) => {
    const place = known[index];
    if (place) return place;
    const x = withinReach(left + width / 2);
    left += width + GAP;
    return { x, turn: 0 };
  });
}

export const moved = ({ x, turn }: Place, by: number): Place => ({ x: withinReach(x + by), turn });

/** @param steps of `TURN` degrees, clockwise */
export const turned = ({ x, turn }: Place, steps: number): Place => ({
  x,
  turn: (turn + steps * TURN + 360) % 360,
});

export interface Extent {
  left: number;
  right: number;
}

/** cm from the leftmost to the rightmost point of all. */
export function extentOf(sizes: readonly FloorSize[], places: readonly Place[]): Extent {
  const ends = sizes.flatMap((size, index) => {
    const place = places[index];
    if (!place) return [];
    const half = widthOf(size, place.turn) / 2;
    return [{ left: place.x - half, right: place.x + half }];
  });
  if (ends.length === 0) return { left: 0, right: 0 };
  return {
    left: Math.min(...ends.map(({ left }) => left)),
    right: Math.max(...ends.map(({ right }) => right)),
  };
}

/** cm that they are too long for a wall; 0 where they fit. */
export const tooLong = ({ left, right }: Extent, wall: number): number =>
  Math.max(0, Math.round(right - left - wall));
