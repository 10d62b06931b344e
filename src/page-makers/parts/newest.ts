interface Dated {
  updated_at: string;
}

/** Of lists that were asked for: hundreds of parts are made of a list of thousands. */
const known = new WeakMap<readonly Dated[], string>();

/** When the newest of a list was changed, to be spread into its page's parts; nothing for an empty list. */
export function newestOf(items: readonly Dated[]): { updatedAt?: string } {
  const newest = known.get(items) ?? find(items);
  known.set(items, newest);
  return newest ? { updatedAt: newest } : {};
}

const find = (items: readonly Dated[]): string =>
  items.reduce((newest, { updated_at }) => (isLater(updated_at, newest) ? updated_at : newest), '');

/** Of two that are the same moment, the first stays. */
const isLater = (time: string, than: string): boolean => !than || Date.parse(time) > Date.parse(than);
