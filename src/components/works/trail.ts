import type { MouseEvent } from 'react';

/** The works that a visitor went among, in their order; what comes after them where they were part of a long list. */
export interface Trail {
  works: { path: string; title: string }[];
  /** Path of the list's next part. */
  next?: string;
}

const KEY = 'trail';

/** Keeps the works of a list when one of them is opened; a listener of clicks on its link. */
export function keepTrail({ currentTarget }: MouseEvent<HTMLElement>): void {
  const list = currentTarget.closest('ul');
  if (!list) return;
  const works = [...list.querySelectorAll<HTMLAnchorElement>('a[data-work]')].map((link) => ({
    path: link.pathname,
    title: link.querySelector('[data-title]')?.textContent ?? '',
  }));
  writeTrail({ works, ...(list.dataset.next && { next: list.dataset.next }) });
}

/** Keeps a trail for this window. */
export function writeTrail(trail: Trail): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(trail));
  } catch {
    // Without storage works have no neighbours.
  }
}

/** The trail of this window, as text; null where there is none. */
export function trailText(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
