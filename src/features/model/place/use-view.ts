import { useEffect, useState, type RefObject } from 'react';
import { keepPointer, leftAt } from '../../../browser/hash-entry';
import { loadChunk } from '../../../browser/load-chunk';
import { useLatest } from '../../../browser/use-latest';

/**
 * Loads a view that shows models, on a document whose policy lets it. Once the view is gone, the focus is again where it was.
 * @param load of its module; the same at each rendering
 * @param onFail where its code does not come
 * @param opener what opens the view: it gets the focus where nothing had it, as after the load that the policy asks for
 * @returns undefined while it is on its way
 */
export function useView<View>(
  load: () => Promise<View>,
  onFail: () => void,
  opener?: RefObject<HTMLElement | null>,
): View | undefined {
  const failed = useLatest(onFail);
  const lastOpener = useLatest(opener);
  const [view, setView] = useState<View>();
  useEffect(() => {
    if (!isOwnDocument()) {
      keepPointer();
      return window.location.reload();
    }
    let wanted = true;
    loadChunk(load).then(
      (loaded) => wanted && setView(loaded),
      () => wanted && failed.current?.(),
    );
    return () => {
      wanted = false;
    };
  }, [load, failed]);
  useEffect(() => {
    const before = document.activeElement;
    // Asked while the view is there: on the page's own entry nobody knows it.
    const left = leftAt();
    return () => giveFocus(before, left, lastOpener);
  }, [lastOpener]);
  return view;
}

function giveFocus(
  before: Element | null,
  left: HTMLElement | null,
  opener: RefObject<RefObject<HTMLElement | null> | undefined>,
): void {
  const hadFocus = before instanceof HTMLElement && before !== document.body && before.isConnected;
  const heir = hadFocus ? before : (left ?? opener.current?.current);
  heir?.focus({ preventScroll: true });
}

/**
 * Whether the browser has loaded this very page, and not come to it from another one: only then does its policy let models be
 * shown (host/headers), for that is sent with a document.
 */
function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || pathOf(navigation.name) === pathOf(window.location.href);
}

const pathOf = (address: string): string => new URL(address).pathname.replace(/\/$/, '');
