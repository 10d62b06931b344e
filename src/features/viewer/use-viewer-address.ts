import { useEffect, useMemo, useRef, useState } from 'react';
import { leaveHash } from '../../browser/hash-entry';
import { indexOfHash, pictureId } from './picture-hash';
import { pushPicture, replacePicture } from './viewer-entry';

interface ViewerAddress {
  /** From 0; undefined when closed. */
  index: number | undefined;
  open: (index: number) => void;
  show: (index: number) => void;
  close: () => void;
  giveUp: () => void;
}

/** Opening pushes an entry, so that Back closes; going on replaces it. The router is not told. */
export function useViewerAddress(count: number): ViewerAddress {
  const [index, setIndex] = useState<number>();
  const page = useRef<string>();

  useEffect(() => {
    page.current ??= window.location.pathname;
    // While this page leaves, Back may lead to a picture of another one.
    const isHere = () => window.location.pathname === page.current;
    const read = () => setIndex(isHere() ? indexOfHash(window.location.hash, count) : undefined);
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [count]);

  const last = useRef<number>();
  useEffect(() => {
    const closed = index === undefined ? last.current : undefined;
    last.current = index;
    if (closed !== undefined && window.location.pathname === page.current) returnTo(pictureId(closed));
  }, [index]);

  const actions = useMemo(
    () => ({
      open: (next: number) => {
        pushPicture(next);
        setIndex(next);
      },
      show: (next: number) => {
        replacePicture(next);
        setIndex(next);
      },
      close: () => {
        leaveHash();
        setIndex(undefined);
      },
      giveUp: () => setIndex(undefined),
    }),
    [],
  );
  return { index, ...actions };
}

function returnTo(id: string): void {
  const link = document.getElementById(id);
  if (!link) return;
  if (!isSeen(link.getBoundingClientRect()))
    link.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  link.focus({ preventScroll: true });
}

/** Whether a picture's middle is in the window: the page then stays as it was left. */
function isSeen({ left, top, width, height }: DOMRect): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= 0 && x <= window.innerWidth && y >= 0 && y <= window.innerHeight;
}
