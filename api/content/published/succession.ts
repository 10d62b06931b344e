/** How a collection of a catalogue came from the one before, where no entry has come, gone or moved. */
export interface Succession<E extends object = object> {
  before: ReadonlyMap<string, E>;
  changed: readonly { was: E; is: E }[];
}

type Collection<E extends object> = ReadonlyMap<string, E>;

const successions = new WeakMap<object, Succession>();

/** The one before keeps its own no longer, or all that ever were would stay in memory. */
export function noteSuccession<E extends object>(items: Collection<E>, succession: Succession<E>): void {
  successions.delete(succession.before);
  successions.set(items, succession);
}

/** Undefined where entries have come, gone or moved, or where more than one edit lies between. */
export function successionOf<E extends object>(
  items: Collection<E>,
  before: Collection<E>,
): Succession<E> | undefined {
  const found = successions.get(items) as Succession<E> | undefined;
  return found?.before === before ? found : undefined;
}

/**
 * Something that is made of a collection: of thousands of entries an edit changes one, so it is brought up to date from
 * the collection before. What it gives is not to be changed.
 * @param update undefined when it must be made anew
 */
export function followed<E extends object, V extends object>(
  make: (items: Collection<E>) => V,
  update: (value: V, changed: Succession<E>['changed']) => V | undefined,
): (items: Collection<E>) => V {
  const known = new WeakMap<Collection<E>, V>();
  return (items) => {
    const found = known.get(items);
    if (found) return found;
    const succession = successions.get(items) as Succession<E> | undefined;
    const before = succession && known.get(succession.before);
    const value = (succession && before && update(before, succession.changed)) ?? make(items);
    known.set(items, value);
    return value;
  };
}
