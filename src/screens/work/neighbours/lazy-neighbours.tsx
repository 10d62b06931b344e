import { useEffect, useState } from 'react';
import { trailText } from '../../../components/works/trail';
import type { Neighbours } from './neighbours';

/** The ways to the works beside this one, whose code is fetched where a visitor came from a list. */
export function LazyNeighbours({ path }: { path: string }) {
  const [Part, setPart] = useState<typeof Neighbours>();
  useEffect(() => {
    if (trailText() === null) return;
    import('./neighbours').then(
      (module) => setPart(() => module.Neighbours),
      // Without them the page is whole.
      () => undefined,
    );
  }, []);
  return Part ? <Part key={path} path={path} /> : null;
}
