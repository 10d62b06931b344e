import { useEffect, useState } from 'react';
import { trailText } from '../../../components/works/trail';
import type { Neighbours } from './neighbours';

/** Its code is fetched only for visitors who came from a list. */
export function LazyNeighbours({ path }: { path: string }) {
  const [Part, setPart] = useState<typeof Neighbours>();
  useEffect(() => {
    if (trailText() === null) return;
    import('./neighbours').then(
      (module) => setPart(() => module.Neighbours),
      // The page is complete without them.
      () => undefined,
    );
  }, []);
  return Part ? <Part key={path} path={path} /> : null;
}
