import { PERSON_WIDTH } from '../drawing/person-path';
import { PERSON_HEIGHT } from '../scale-labels';
import type { Standing } from './standing';

/** cm between two works. */
const GAP = 22;
/** cm: the least that a place is wide, so that a caption has room under a small work. */
const LEAST = 84;

/** cm of the floor from one work to the next. */
export const placeWidth = (standing: Standing | undefined): number =>
  Math.max(LEAST, (standing?.width ?? 0) + GAP);

export const PERSON_PLACE = PERSON_WIDTH + GAP;

/** In cm: of all that stands on the floor, the person included. */
export function floorMeasures(standings: readonly (Standing | undefined)[]): {
  total: number;
  tallest: number;
} {
  return {
    total: Math.ceil(standings.reduce((sum, standing) => sum + placeWidth(standing), PERSON_PLACE)),
    tallest: Math.ceil(Math.max(PERSON_HEIGHT, ...standings.map((standing) => standing?.top ?? 0))) + 2,
  };
}
