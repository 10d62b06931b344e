export interface BriefStoreOptions<Value> {
  /** ms that a value is kept; with 0, none is. */
  holdMs: number;
  maxEntries: number;
  /** Sum of the sizes of all values that are kept. */
  maxSize: number;
  sizeOf: (value: Value) => number;
}

export interface BriefStore<Value> {
  get: (key: string) => Value | undefined;
  put: (key: string, value: Value) => void;
  clear: () => void;
}

interface Entry<Value> {
  value: Value;
  size: number;
  timer: NodeJS.Timeout;
}

/** Keeps values for a moment, within bounds: the oldest go first. */
export function createBriefStore<Value>({
  holdMs,
  maxEntries,
  maxSize,
  sizeOf,
}: BriefStoreOptions<Value>): BriefStore<Value> {
  const entries = new Map<string, Entry<Value>>();
  let total = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    clearTimeout(entry.timer);
    total -= entry.size;
  }

  return {
    get: (key) => entries.get(key)?.value,
    put(key, value) {
      remove(key);
      const size = sizeOf(value);
      if (holdMs <= 0 || size > maxSize) return;
      // Not a date to compare with: memory is freed when nobody asks any more, too.
      entries.set(key, { value, size, timer: setTimeout(() => remove(key), holdMs).unref() });
      total += size;
      for (const oldest of entries.keys()) {
        if (total <= maxSize && entries.size <= maxEntries) return;
        remove(oldest);
      }
    },
    clear() {
      for (const key of [...entries.keys()]) remove(key);
    },
  };
}
