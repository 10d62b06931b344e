import { useState } from 'react';
import { includesWork, type SelectedWork } from '../../components/selection/selected-work';

/**
 * All the works that were in the selection since its page was opened: what is taken out keeps its place on the wall, to
 * be put back, until the page is left.
 */
export function useSeenWorks(works: readonly SelectedWork[]): readonly SelectedWork[] {
  const [seen, setSeen] = useState(works);
  const fresh = works.filter((work) => !includesWork(seen, work));
  if (fresh.length === 0) return seen;
  const all = [...seen, ...fresh];
  setSeen(all);
  return all;
}
