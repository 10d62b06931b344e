import { useEffect, useRef } from 'react';

/** History state of a dialog's entry: the address of the page beneath. */
const MARK = 'dialog';

const open = new Set<() => void>();
/** `history.back()` is asynchronous. */
let leaving = false;

const markOfEntry = (): unknown => (window.history.state as Record<string, unknown> | null)?.[MARK];

/** False for a search with its words in the address, to which Back may return. */
const isDialogAlone = (): boolean => markOfEntry() === window.location.href;

/** Deferred, so that it runs after everything that opens and closes in one go. */
function reconcile(): void {
  if (leaving) return;
  if (open.size > 0 && markOfEntry() === undefined) pushEntry();
  else if (open.size === 0 && isDialogAlone()) {
    leaving = true;
    window.history.back();
  }
}

/** Keeps the router's key in the state: with the same key it renders nothing anew. */
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

/** The back-forward cache restores a page as it was left, with a dialog open. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted || !isDialogAlone()) return;
  closeAll();
  reconcile();
}

export function leaveDialogs(): boolean {
  if (open.size === 0 || !isDialogAlone()) return false;
  closeAll();
  reconcile();
  return true;
}

/** No new entry when the visitor has come back to the dialog's own. */
export function enterDialog(): void {
  if (markOfEntry() === undefined) pushEntry();
}

const leadsElsewhere = (url: string | URL | null | undefined): boolean => {
  const { origin, pathname, search } = window.location;
  const to = new URL(url ?? '', window.location.href);
  return to.origin + to.pathname + to.search !== origin + pathname + search;
};

/** A page opened from a dialog replaces its entry. Call this before the router listens. */
export function watchDialogs(): void {
  const push = window.history.pushState.bind(window.history);
  window.history.pushState = (state: Record<string, unknown> | null, title, url) => {
    if (!isDialogAlone() || state?.[MARK] !== undefined) return push(state, title, url);
    window.history.replaceState(state, title, url);
    closeAll();
  };
  // The router replaces the entry while it is still on its way from another page.
  const replace = window.history.replaceState.bind(window.history);
  window.history.replaceState = (state: Record<string, unknown> | null, title, url) => {
    const isLeft = isDialogAlone() && state?.[MARK] === undefined && leadsElsewhere(url);
    replace(state, title, url);
    if (isLeft) closeAll();
  };
  window.addEventListener('popstate', onPopState);
  window.addEventListener('pageshow', onPageShow);
  reconcile();
}

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
