import { Link as GatsbyLink, navigate as gatsbyNavigate } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  /** Kept with the entry that the link makes in the browser's history. */
  state?: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

/** A link to a page of the site; visible ones are prefetched by Gatsby. The one door to Gatsby's router. */
export function Link({ to, ...rest }: LinkProps) {
  return <GatsbyLink to={to} {...rest} sx={{ color: 'inherit', textDecoration: 'none' }} />;
}

/** Goes to a path of the site without a click on a link. */
export const navigate = (path: string): Promise<void> => gatsbyNavigate(path) ?? Promise.resolve();

/** Goes to a path that takes the place of the present one in the browser's history. */
export const redirect = (path: string): Promise<void> =>
  gatsbyNavigate(path, { replace: true }) ?? Promise.resolve();
