import type { ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';

/** 'After dark: eight lamps'; French puts a space before its colon. */
const PARTS = /^(.+?:)\s+(\S.*)$/s;

/** `inline-block` keeps each part whole while a line can hold it; underlines must be inherited then. */
const styles: ThemeUICSSObject = { display: 'inline-block', textDecoration: 'inherit' };

interface PartedTitleProps {
  children: string;
  written?: (part: string) => ReactNode;
}

/** A title that does not fit on one line breaks after its colon first. */
export function PartedTitle({ children, written = (part) => part }: PartedTitleProps) {
  const [, first, second] = PARTS.exec(children) ?? [];
  if (!first || !second) return <>{written(children)}</>;
  return (
    <>
      <span sx={styles}>{written(first)}</span> <span sx={styles}>{written(second)}</span>
    </>
  );
}
