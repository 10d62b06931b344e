import { useEffect, useState } from 'react';
import type { Conflict } from '../../../api/content/contract/item';
import { useEditState } from '../../editing/editor-context';

/** ms without a letter after which a field rests. */
const RESTS_MS = 3_000;

const isAbout = (field: string, path: string): boolean =>
  field === path || path.startsWith(`${field}.`) || field.startsWith(`${path}.`);

/** Fields that two have changed: one that somebody is writing in waits until it is left or rests, and stays once it was shown. */
export function useConflictsAtRest(): readonly Conflict[] {
  const { conflicts } = useEditState();
  const writing = useFieldWrittenIn();
  const [shown, setShown] = useState<readonly string[]>([]);
  const now = conflicts.filter(
    ({ path }) => writing === undefined || shown.includes(path) || !isAbout(writing, path),
  );
  const paths = now.map(({ path }) => path).join(' ');
  useEffect(() => setShown(paths.split(' ')), [paths]);
  return now;
}

/** The path of the field in which a letter was written just now. */
function useFieldWrittenIn(): string | undefined {
  const [field, setField] = useState<string>();
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const rest = (): void => {
      clearTimeout(resting);
      setField(undefined);
    };
    const write = ({ target }: Event): void => {
      const frame = target instanceof Element ? target.closest<HTMLElement>('[data-path]') : null;
      clearTimeout(resting);
      setField(frame?.dataset['path']);
      resting = setTimeout(rest, RESTS_MS);
    };
    document.addEventListener('input', write);
    document.addEventListener('focusout', rest);
    return () => {
      clearTimeout(resting);
      document.removeEventListener('input', write);
      document.removeEventListener('focusout', rest);
    };
  }, []);
  return field;
}
