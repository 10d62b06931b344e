/** What was made of files, kept until somebody says that they have changed. */
export interface FileMemo {
  /** What `make` has made of this file before, or makes of it now; what it fails to make is tried again. */
  of<T>(file: string, make: () => Promise<T>): Promise<T>;
  /** To be called once a file has changed, come or gone. */
  forget(file: string): void;
}

/** Opens a memo that is empty. A file must always be made into the same kind of thing, and named in the same way. */
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
    forget: (file) => void kept.delete(file),
  };
}
