import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react';

interface ActionLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'role'> {
  href: string;
  onAction: () => void;
}

export function ActionLink({ href, onAction, children, ...rest }: ActionLinkProps) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onAction();
  };
  // A link answers to Enter alone; a button also answers to the space bar.
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
