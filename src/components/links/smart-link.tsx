import type { ReactNode } from 'react';
import { Link } from './link';

export function SmartLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  // Two slashes begin a protocol-relative address of another host.
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
