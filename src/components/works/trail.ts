import type { MouseEvent } from 'react';

export interface Trail {
  works: { path: string; title: string }[];
  /** Path of the list's next part. */
  next?: string;
}

const KEY = 'trail';

export function keepTrail({ currentTarget }: MouseEvent<HTMLElement>): void {
  const list = currentTarget.closest('ul');
  if (!list) return;
  const works = [...list.querySelectorAll<HTMLAnchorElement>('a[data-work]')].map((link) => ({
    path: link.pathname,
    title: link.querySelector('[data-title]')?.textContent ?? '',
  }));
  writeTrail({ works, ...(list.dataset.next && { next: list.dataset.next }) });
}

export function writeTrail(trail: Trail): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(trail));
  } catch {
    // Without storage a work's page has no links to its neighbours.
  }
}

export function trailText(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
