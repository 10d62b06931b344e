import { useEffect, useRef } from 'react';

/** In the state of the entry that a dialog makes in the browser's history: the address of the page beneath it. */
const MARK = 'dialog';

const open = new Set<() => void>();
/** Going back from a dialog's entry is under way; it takes a moment. */
let leaving = false;

const markOfEntry = (): unknown => (window.history.state as Record<string, unknown> | null)?.[MARK];

/** The entry is a dialog's and nothing else. A search whose words are in the address is worth coming back to. */
const isDialogAlone = (): boolean => markOfEntry() === window.location.href;

/** Brings the history in step with what is open, once all that opens and closes in one go has done so. */
function reconcile(): void {
  if (leaving) return;
  if (open.size > 0 && markOfEntry() === undefined) pushEntry();
  else if (open.size === 0 && isDialogAlone()) {
    leaving = true;
    window.history.back();
  }
}

/** The router keeps its key in the state: with the same key it is the same page, of which nothing changes. */
const pushEntry = (): void =>
  window.history.pushState({ ...window.history.state, [MARK]: window.location.href }, '');

function onPopState(): void {
  const isVisitor = !leaving;
  leaving = false;
  if (isVisitor && markOfEntry() === undefined) closeAll();
  reconcile();
}

function closeAll(): void {
  const closing = [...open];
  open.clear();
  for (const close of closing) close();
}

/** A page that the browser had kept comes back as it was left, by a link in a dialog. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted || !isDialogAlone()) return;
  closeAll();
  reconcile();
}

/** Closes what is open and leaves its entry; false where nothing is open. */
export function leaveDialogs(): boolean {
  if (open.size === 0 || !isDialogAlone()) return false;
  closeAll();
  reconcile();
  return true;
}

/** Makes the entry of a dialog that is about to open, unless the visitor has come back to it. */
export function enterDialog(): void {
  if (markOfEntry() === undefined) pushEntry();
}

/**
 * Lets Back close dialogs: an open one has an entry in the history. A page that is gone on to from it takes the place of
 * that entry, so that Back leads from there to the page beneath the dialog; who comes to such an entry all the same is
 * taken on to that page. To be called once, before the router listens.
 */
export function watchDialogs(): void {
  const push = window.history.pushState.bind(window.history);
  window.history.pushState = (state: Record<string, unknown> | null, title, url) => {
    if (!isDialogAlone() || state?.[MARK] !== undefined) return push(state, title, url);
    window.history.replaceState(state, title, url);
    closeAll();
  };
  window.addEventListener('popstate', onPopState);
  window.addEventListener('pageshow', onPageShow);
  reconcile();
}

/**
 * Has Back close what is open, and stay on the page.
 * @param close called when Back was pressed
 */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeThis = () => latest.current();
    open.add(closeThis);
    queueMicrotask(reconcile);
    return () => {
      open.delete(closeThis);
      queueMicrotask(reconcile);
    };
  }, [isOpen]);
}
