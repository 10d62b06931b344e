import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ALIVE } from '../constants';

/** Gatsby's wrapper of the page; empty where a page is rendered in the browser alone. */
const PAGE = '#gatsby-focus-wrapper > *';

/** Hydrates in small steps, so that the browser can answer the visitor; Gatsby's way is one long step. */
export function hydratePage(page: ReactElement, root: Element): void {
  startTransition(() => {
    if (root.querySelector(PAGE)) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
  // A press on what is not hydrated yet has React hydrate it at once.
  window.dispatchEvent(new Event(ALIVE));
}
