import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react';

interface ActionLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'role'> {
  /** Where it leads when there are no scripts. */
  href: string;
  onAction: () => void;
}

/** A button that is a link underneath, so that it does its work without scripts, too. */
export function ActionLink({ href, onAction, children, ...rest }: ActionLinkProps) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onAction();
  };
  // Links answer to Enter alone; a button answers to the space bar as well.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onAction();
  };
  return (
    <a href={href} role="button" {...rest} onClick={onClick} onKeyDown={onKeyDown}>
      {children}
    </a>
  );
}
