import { useEffect, useState } from 'react';
import { whenIdle } from '../browser/moments/when-idle';
import type { Alternates } from '../routes/alternates';
import type { Notes } from './notes';

interface LateNotesProps {
  path: string;
  alternates: Alternates;
  /** Not of an error. */
  isPage: boolean;
}

/** Fetched when the browser is idle; when that fails, there are no notes. */
export function LateNotes(props: LateNotesProps) {
  const [Loaded, setLoaded] = useState<typeof Notes>();
  useEffect(
    () =>
      whenIdle(() => {
        import('./notes').then(
          (module) => setLoaded(() => module.Notes),
          () => undefined,
        );
      }),
    [],
  );
  return Loaded ? <Loaded {...props} /> : null;
}
