import path from 'node:path';

export interface FileMemo {
  /** Caches the result of `make`, but not a failure. */
  of<T>(file: string, make: () => Promise<T>): Promise<T>;
  /** Also all that is below a folder. */
  forget(file: string): void;
}

/** A file must always be made into the same type, and named in the same way. */
export function openFileMemo(): FileMemo {
  const kept = new Map<string, Promise<unknown>>();
  return {
    of<T>(file: string, make: () => Promise<T>) {
      const known = kept.get(file) as Promise<T> | undefined;
      if (known) return known;
      const made = make();
      kept.set(file, made);
      // It may have been forgotten while it was made.
      made.catch(() => kept.get(file) === made && kept.delete(file));
      return made;
    },
    forget(file) {
      if (kept.delete(file)) return;
      for (const known of kept.keys()) if (known.startsWith(file + path.sep)) kept.delete(known);
    },
  };
}
