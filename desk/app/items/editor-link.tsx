import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Shelf } from '../../../api/content/contract/item';

interface EditorLinkProps {
  shelf: Shelf;
  id: string;
  /** What of it is shown first. */
  hash?: string | undefined;
  children: ReactNode;
}

/** Leads to where an item is written. */
export function EditorLink({ shelf, id, hash, children }: EditorLinkProps) {
  // Each shelf has a route of its own: the router knows them as one text each.
  const to = (shelf === 'site' ? '/site' : `/${shelf}/${id}`) as NonNullable<LinkProps['to']>;
  return (
    <Link to={to} {...(hash && { hash })} sx={{ color: 'inherit', display: 'inline-block', py: 'lines' }}>
      {children}
    </Link>
  );
}
