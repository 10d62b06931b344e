import { Link as GatsbyLink, navigate as gatsbyNavigate } from 'gatsby';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { leaveDialogs } from '../../browser/closed-by-back';
import { isPlainClick } from '../../browser/plain-click';
import { localeOfPath } from '../../i18n/locales';
import { useMessages } from '../../i18n/use-messages';

const styles = { color: 'inherit', textDecoration: 'none' };

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  /** Kept with the entry that the link makes in the browser's history. */
  state?: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

/**
 * A link to a page of the site; visible ones are prefetched by Gatsby. The one door to Gatsby's router, which never leads
 * to another language: a page has the words of its own, and one of another is loaded as a document of its own.
 */
export function Link({ to, state, children, onClick, ...rest }: LinkProps) {
  const { locale } = useMessages();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // No page comes that would take the dialog's place.
    if (!event.defaultPrevented && isPlainClick(event) && to === window.location.pathname && leaveDialogs()) {
      event.preventDefault();
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  };
  if (localeOfPath(to) !== locale)
    return (
      <a href={to} onClick={onClick} {...rest} sx={styles}>
        {children}
      </a>
    );
  return (
    <GatsbyLink to={to} state={state} onClick={follow} {...rest} sx={styles}>
      {children}
    </GatsbyLink>
  );
}

/** Goes to a path of the site without a click on a link. */
export const navigate = (path: string): Promise<void> => gatsbyNavigate(path) ?? Promise.resolve();
