import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadedPageView, loadPageView } from '../../../browser/page-data/load-page-view';
import { useLayoutEffect } from '../../../browser/use-layout-effect';
import { placeToReturnTo } from './parts-place';
import type { WorksView } from '../works-view';

/** The history state of a long list. */
interface PartsEntry {
  partsAdded?: number;
}

const partsAdded = (): number => (window.history.state as PartsEntry | null)?.partsAdded ?? 0;

const keepPartsAdded = (count: number): void =>
  window.history.replaceState({ ...window.history.state, partsAdded: count }, '');

type State = 'idle' | 'busy' | 'failed';

interface MoreWorks {
  /** The page's own, and those of the parts that were added. */
  works: WorksView['works'];
  /** Path of the next part; undefined at the end of the list. */
  next: string | undefined;
  /** Place of the last work that is shown. */
  last: number;
  state: State;
  addNext: () => Promise<void>;
}

/** Added parts are there again after Back and after a reload. */
export function useMoreWorks(view: WorksView): MoreWorks {
  const [parts, setParts] = useState<readonly WorksView[]>([view]);
  const [state, setState] = useState<State>('idle');
  const { paging } = parts.at(-1) ?? view;

  // Before the first paint, and before the page scrolls to where one comes back to.
  useLayoutEffect(() => {
    const known = partsAtHand(view, partsAdded());
    if (known.length > 1) setParts(known);
  }, [view]);

  // What is no longer in memory is fetched again.
  useEffect(() => {
    const added = partsAdded();
    const known = partsAtHand(view, added);
    if (known.length > added) return undefined;
    const goBack = placeToReturnTo();
    let wanted = true;
    setState('busy');
    void partsAgain(known, added).then((all) => {
      if (!wanted) return;
      flushSync(() => {
        setParts(all);
        setState(all.length <= added && all.at(-1)?.paging?.next ? 'failed' : 'idle');
      });
      goBack();
    });
    return () => {
      wanted = false;
    };
  }, [view]);

  const addNext = async (): Promise<void> => {
    if (!paging?.next || state === 'busy') return;
    setState('busy');
    const part = await loadPart(paging.next);
    setState(part ? 'idle' : 'failed');
    if (!part) return;
    setParts([...parts, part]);
    keepPartsAdded(parts.length);
  };
  return {
    works: parts.flatMap(({ works }) => works),
    next: paging?.next,
    last: paging?.last ?? view.works.length,
    state,
    addNext,
  };
}

/** Undefined when it can't be fetched, or is no part any more. */
async function loadPart(path: string): Promise<WorksView | undefined> {
  const part = (await loadPageView(path)) as WorksView | undefined;
  return part?.paging && part;
}

/** The parts that were added before, as far as they are in memory. */
function partsAtHand(view: WorksView, added: number): WorksView[] {
  const parts = [view];
  for (let next = view.paging?.next; next && parts.length <= added; next = parts.at(-1)?.paging?.next) {
    const part = loadedPageView(next) as WorksView | undefined;
    if (!part) break;
    parts.push(part);
  }
  return parts;
}

/** Fetches those that are missing; as many as can be fetched. */
async function partsAgain(known: readonly WorksView[], added: number): Promise<WorksView[]> {
  const parts = [...known];
  for (
    let next = parts.at(-1)?.paging?.next;
    next && parts.length <= added;
    next = parts.at(-1)?.paging?.next
  ) {
    const part = await loadPart(next);
    if (!part) break;
    parts.push(part);
  }
  return parts;
}
