/** No TypeBox: browsers load this file. */

/** Where a piece stands: `x` to its middle, in cm from the left end of a row that nobody has moved; `turn` in degrees. */
export interface Place {
  x: number;
  /** Clockwise as seen from above: a multiple of `TURN` below 360. */
  turn: number;
}

/** How works stand side by side. */
export interface Arrangement {
  /** In their order; undefined for a work of which no size is known. */
  places: readonly (Place | undefined)[];
  /** cm of the wall that they stand against. */
  wall?: number;
}

/** cm: further out than any room is wide. */
const FARTHEST = 2000;
/** degrees */
export const TURN = 15;

export const withinReach = (x: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, Math.round(x)));

/** cm; a wall shorter than a chair or longer than a hall is a slip. */
export const WALL = { min: 50, max: FARTHEST } as const;

/** Whole cm; undefined where it is no length of a wall. */
export function readWall(text: string | null): number | undefined {
  if (!text || !/^\d{1,4}$/.test(text.trim())) return undefined;
  const wall = Number(text);
  return wall >= WALL.min && wall <= WALL.max ? wall : undefined;
}

const PLACES = 'at';
const LENGTH = 'wall';

/** What `writeArrangement` writes, and no more than a selection needs. */
export const ARRANGEMENT_PATTERN = `^${PLACES}=[0-9r,-]{1,1200}(&${LENGTH}=[0-9]{2,4})?$`;

/** As the address has it: 'at=45,178r30&wall=460'. */
export function writeArrangement({ places, wall }: Arrangement): string {
  const at = places.map((place) => {
    if (!place) return '';
    return place.turn === 0 ? String(place.x) : `${place.x}r${place.turn}`;
  });
  return `${PLACES}=${at.join(',')}${wall === undefined ? '' : `&${LENGTH}=${wall}`}`;
}

const PLACE = /^(-?\d{1,4})(?:r(\d{1,3}))?$/;

/** Undefined where a query does not name the places of so many works: anybody can write an address. */
export function readArrangement(query: string, count: number): Arrangement | undefined {
  const named = new URLSearchParams(query);
  const parts = named.get(PLACES)?.split(',') ?? [];
  if (parts.length !== count || !parts.every((part) => part === '' || PLACE.test(part))) return undefined;
  const wall = readWall(named.get(LENGTH));
  return { places: parts.map(placeOf), ...(wall !== undefined && { wall }) };
}

function placeOf(text: string): Place | undefined {
  const [, x, turn = '0'] = PLACE.exec(text) ?? [];
  if (x === undefined) return undefined;
  return { x: withinReach(Number(x)), turn: (Math.round(Number(turn) / TURN) * TURN) % 360 };
}
