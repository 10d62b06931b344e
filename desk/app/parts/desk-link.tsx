/** The same screen at the desk's own address. */
export function DeskLink({ to }: { to: string }) {
  return (
    <a
      href={new URL(location.pathname + location.search, to).href}
      sx={{ variant: 'links.underlined', overflowWrap: 'anywhere', whiteSpace: 'normal' }}
    >
      {to.replace(/^https?:\/\//, '')}
    </a>
  );
}
