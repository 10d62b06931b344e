import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Gatsby's own element around every page; it is empty where a page exists in the browser alone. */
const PAGE = '#gatsby-focus-wrapper > *';

/**
 * Brings a page to life in small steps, between which the browser can answer the visitor; Gatsby's way is one long step.
 * @param root the element in which the page stands, or will stand
 */
export function hydratePage(page: ReactElement, root: Element): void {
  startTransition(() => {
    if (root.querySelector(PAGE)) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
}
