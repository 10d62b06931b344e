import { useCallback, useState } from 'react';
import type { Files, FileState, PictureFile } from './picture-files';

interface Fetched {
  /** How often the visitor has asked for the picture again. */
  attempt: number;
  files: Files;
}

const NOTHING: Fetched = { attempt: 0, files: {} };

export function usePictureFiles() {
  const [all, setAll] = useState<Readonly<Record<number, Fetched>>>({});
  const fetchedOf = (index: number): Fetched => all[index] ?? NOTHING;

  const report = useCallback((index: number, file: PictureFile, state: FileState) => {
    setAll((known) => {
      const { attempt, files } = known[index] ?? NOTHING;
      return { ...known, [index]: { attempt, files: { ...files, [file]: state } } };
    });
  }, []);
  const retry = useCallback((index: number) => {
    setAll((known) => ({ ...known, [index]: { attempt: (known[index] ?? NOTHING).attempt + 1, files: {} } }));
  }, []);

  return { fetchedOf, report, retry };
}
