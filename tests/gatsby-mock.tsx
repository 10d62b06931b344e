import { forwardRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';

interface GatsbyLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  state?: object;
}

/** What Gatsby's router does of its own accord. */
export const navigate = jest.fn<
  Promise<void> | undefined,
  [to: string, options?: { state?: object; replace?: boolean }]
>();

/** What Gatsby takes out of the code and asks at the build. */
export const graphql = String.raw;

/** Like Gatsby's: a click that nobody has prevented goes through the router. */
export const Link = forwardRef<HTMLAnchorElement, GatsbyLinkProps>(function Link(
  { to, state, onClick, ...rest },
  ref,
) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!event.metaKey && !event.ctrlKey) void (state ? navigate(to, { state }) : navigate(to));
  };
  return (
    <a ref={ref} href={to} onClick={follow} {...rest}>
      {rest.children}
    </a>
  );
});
