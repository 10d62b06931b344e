/** Ids by the place in the browser's history, so that Back leads to the same row. */
const left = new Map<string, string>();
let last: string | undefined;

export const rowLeftAt = (place: string): string | undefined => left.get(place);

/** @param id undefined where none is in hand */
export function leaveRow(place: string, id: string | undefined): void {
  if (id === undefined) return void left.delete(place);
  left.set(place, id);
  last = place;
}

let returned: string | undefined;

/** One goes from an item to its list by a way of its own, where this row takes the focus; undefined for none. */
export const returnTo = (id: string | undefined): void => void (returned = id);
export const rowReturnedTo = (): string | undefined => returned;

/** That one has gone on to another item of the list, to whose row Back leads then. */
export const goOnTo = (id: string): void => {
  if (last !== undefined) left.set(last, id);
};
