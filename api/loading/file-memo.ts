import path from 'node:path';

export interface FileMemo {
  /** Caches the result of `make`, but not a failure. */
  of<T>(file: string, make: () => Promise<T>): Promise<T>;
  /** What was made, at once: of thousands of files one has changed, and to wait for each costs more than to read that. */
  known<T>(file: string): T | undefined;
  /** Also all that is below a folder. */
  forget(file: string): void;
}

interface Kept {
  made: Promise<unknown>;
  /** Once it is made. */
  value?: unknown;
}

/** A file must always be made into the same type, and named in the same way. */
export function openFileMemo(): FileMemo {
  const kept = new Map<string, Kept>();
  return {
    of<T>(file: string, make: () => Promise<T>) {
      const known = kept.get(file);
      if (known) return known.made as Promise<T>;
      const made = make();
      const keeping: Kept = { made };
      kept.set(file, keeping);
      made.then(
        (value) => (keeping.value = value),
        // It may have been forgotten while it was made.
        () => kept.get(file) === keeping && kept.delete(file),
      );
      return made;
    },
    known: <T>(file: string) => kept.get(file)?.value as T | undefined,
    forget(file) {
      if (kept.delete(file)) return;
      for (const known of kept.keys()) if (known.startsWith(file + path.sep)) kept.delete(known);
    },
  };
}
