import { useEffect, useState } from 'react';
import { loadChunk } from '../../../browser/load-chunk';
import { useLatest } from '../../../browser/use-latest';

/**
 * Loads a view that shows models, on a document whose policy lets it. Once the view is gone, the focus is again where it was.
 * @param load of its module; the same at each rendering
 * @param onFail where its code does not come
 * @returns undefined while it is on its way
 */
export function useView<View>(load: () => Promise<View>, onFail: () => void): View | undefined {
  const failed = useLatest(onFail);
  const [view, setView] = useState<View>();
  useEffect(() => {
    if (!isOwnDocument()) return window.location.reload();
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
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return view;
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
