import type { ReactNode } from 'react';
import { Link } from './link';

/** An underlined link that an editor wrote: a path stays on the site, any other address leaves it. */
export function SmartLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  // Two slashes lead to another host.
  return /^\/(?!\/)/.test(to) ? (
    <Link
      to={to}
      className={className}
      sx={{ variant: 'links.underlined', '@media print': { display: 'none' } }}
    >
      {children}
    </Link>
  ) : (
    <a href={to} className={className} sx={{ variant: 'links.elsewhere' }}>
      {children}
    </a>
  );
}
