import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Shelf } from '../../contract/items/item';

/** Leads to where an item is edited. */
export function EditorLink({ shelf, id, children }: { shelf: Shelf; id: string; children: ReactNode }) {
  // Each shelf has a route of its own: the router knows them as one text each.
  const to = (shelf === 'site' ? '/site' : `/${shelf}/${id}`) as NonNullable<LinkProps['to']>;
  return (
    <Link to={to} sx={{ color: 'inherit' }}>
      {children}
    </Link>
  );
}
