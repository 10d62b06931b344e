import { Link as GatsbyLink, navigate as gatsbyNavigate } from 'gatsby';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { leaveDialogs } from '../../browser/closed-by-back';
import { isPlainClick } from '../../browser/plain-click';
import { localeOfPath } from '../../i18n/locales';
import { useLocale } from '../../i18n/use-locale';

const styles = { color: 'inherit', textDecoration: 'none' };

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  state?: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

const here = (): string => window.location.pathname + window.location.search;
const isShown = (to: string): boolean => to === here() + window.location.hash;
const isOwnPath = (to: string): boolean => to.replace(/[?#].*/, '') === window.location.pathname;

/** Another language is loaded as a document, since a page carries the words of its own language only. */
export function Link({ to, state, children, onClick, ...rest }: LinkProps) {
  const locale = useLocale();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || !isOwnPath(to)) return;
    event.preventDefault();
    // The link leads to the page under the dialog, so that only the dialog has to close.
    if (to === here() && leaveDialogs()) window.scrollTo({ top: 0, behavior: 'instant' });
    // Gatsby's link looks at the path alone: going from a filter to the whole list, it drops the filter's entry.
    else void gatsbyNavigate(to, { replace: isShown(to), ...(state && { state }) });
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

/** Adds no entry to the history where the address is shown already. */
export const navigate = (to: string): Promise<void> =>
  (isShown(to) ? gatsbyNavigate(to, { replace: true }) : gatsbyNavigate(to)) ?? Promise.resolve();
