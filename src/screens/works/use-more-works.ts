import { useState } from 'react';
import { loadedPageView, loadPageView } from '../../components/load-page-view';
import { navigate } from '../../components/link';
import { useLayoutEffect } from '../../components/use-layout-effect';
import type { WorksView } from './works-view';

/** Kept with the page's entry in the browser's history: how many parts were added to it. */
interface PartsAdded {
  partsAdded?: number;
}

const partsAdded = (): number => (window.history.state as PartsAdded | null)?.partsAdded ?? 0;
const keepPartsAdded = (count: number): void =>
  window.history.replaceState({ ...window.history.state, partsAdded: count }, '');

interface MoreWorks {
  /** All works that are shown: the page's own, and those of the parts that were added. */
  works: WorksView['works'];
  /** Path of the part that comes next; undefined at the end of the list. */
  next: string | undefined;
  /** Place of the last work that is shown. */
  last: number;
  isBusy: boolean;
  /** Adds the next part; goes there when it can't be had. */
  addNext: () => Promise<void>;
}

/** The parts of a long list that a visitor adds to a page; they are there again when one comes back to it. */
export function useMoreWorks(view: WorksView): MoreWorks {
  const [parts, setParts] = useState<WorksView[]>([view]);
  const [isBusy, setBusy] = useState(false);
  const { paging } = parts.at(-1) ?? view;

  // Before the browser paints and the page scrolls to where one comes back to.
  useLayoutEffect(() => {
    const known = partsBefore(view, partsAdded());
    if (known.length > 1) setParts(known);
  }, [view]);

  const addNext = async (): Promise<void> => {
    if (!paging?.next || isBusy) return;
    setBusy(true);
    const part = (await loadPageView(paging.next)) as WorksView | undefined;
    setBusy(false);
    if (!part?.paging) return navigate(paging.next);
    setParts([...parts, part]);
    keepPartsAdded(parts.length);
  };
  return {
    works: parts.flatMap(({ works }) => works),
    next: paging?.next,
    last: paging?.last ?? view.works.length,
    isBusy,
    addNext,
  };
}

/** The parts that were there before one left, as far as they are still at hand. */
function partsBefore(view: WorksView, added: number): WorksView[] {
  const parts = [view];
  for (let next = view.paging?.next; next && parts.length <= added; next = parts.at(-1)?.paging?.next) {
    const part = loadedPageView(next) as WorksView | undefined;
    if (!part) break;
    parts.push(part);
  }
  return parts;
}
