import { useEffect, useMemo, useRef, useState } from 'react';
import { indexOfHash, pictureId } from './picture-hash';
import { leavePicture, pushPicture, replacePicture } from './viewer-entry';

interface ViewerAddress {
  /** The picture that is open, from 0. */
  index: number | undefined;
  open: (index: number) => void;
  /** Goes on to another one. */
  show: (index: number) => void;
  close: () => void;
  /** Opens nothing after all; the address stays as it is. */
  giveUp: () => void;
}

/**
 * Which picture of a page is open, as its address says: opening makes an entry in the history, so that Back closes it,
 * going on to another replaces it. The router is not told, so that nothing else changes. Closed, the focus is on the
 * picture that was shown last.
 */
export function useViewerAddress(count: number): ViewerAddress {
  const [index, setIndex] = useState<number>();
  const page = useRef<string>();

  useEffect(() => {
    page.current ??= window.location.pathname;
    // Back may lead to a picture of another page, while this one is still leaving.
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
        leavePicture();
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

/** Whether the middle of a picture is in the window: the page then stays as it was left. */
function isSeen({ left, top, width, height }: DOMRect): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= 0 && x <= window.innerWidth && y >= 0 && y <= window.innerHeight;
}
