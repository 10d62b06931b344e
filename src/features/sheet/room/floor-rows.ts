import { PERSON_WIDTH } from '../../../components/scale/drawing/person-path';
import type { Standing } from '../../../components/scale/floor/standing';
import { PERSON_HEIGHT } from '../../../components/scale/scale-labels';

/** mm a cm of the works, at most, and at least where there are very many. */
const LARGEST = 0.62;
const SMALLEST = 0.03;
const STEP = 0.01;
/** Below it a second row is better than a single one. */
const LEGIBLE = 0.17;
/** cm between works. */
export const GAP = 26;
/** mm under a row, for its numbers, and the least width of one. */
export const FOOT = 8;
const NUMBER = 6;

export interface FloorRow {
  /** From 0. */
  works: number[];
  /** cm, of what reaches highest in it. */
  tallest: number;
}

export interface FloorRows {
  /** mm a cm. */
  scale: number;
  rows: FloorRow[];
}

/** In mm: as few rows below each other as leave the works large enough, each row beside a person. */
export function floorRows(
  standings: readonly (Standing | undefined)[],
  room: { width: number; height: number },
): FloorRows {
  let best: FloorRows | undefined;
  for (let scale = LARGEST; scale > SMALLEST; scale -= STEP) {
    const made = { scale, rows: rowsAt(scale, standings, room.width) };
    if (heightOf(made) > room.height) continue;
    if (!best || (scale >= LEGIBLE && made.rows.length < best.rows.length)) best = made;
  }
  return best ?? { scale: SMALLEST, rows: rowsAt(SMALLEST, standings, room.width) };
}

/** mm */
export const heightOf = ({ scale, rows }: FloorRows): number =>
  rows.reduce((sum, { tallest }) => sum + tallest * scale + FOOT, 0);

/** mm */
export const workWidth = (standing: Standing | undefined, scale: number): number =>
  Math.max(NUMBER, ((standing?.width ?? 0) + GAP) * scale);

function rowsAt(scale: number, standings: readonly (Standing | undefined)[], width: number): FloorRow[] {
  const begin = (PERSON_WIDTH + GAP) * scale;
  const rows: FloorRow[] = [];
  let used = Infinity;
  standings.forEach((standing, index) => {
    const wide = workWidth(standing, scale);
    if (used + wide > width) {
      rows.push({ works: [], tallest: PERSON_HEIGHT });
      used = begin;
    }
    const row = rows.at(-1);
    row?.works.push(index);
    if (row && standing) row.tallest = Math.max(row.tallest, standing.top);
    used += wide;
  });
  return rows;
}
