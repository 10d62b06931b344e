import type { ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';

/** 'After dark: eight lamps', with whatever space the language puts before its colon. */
const PARTS = /^(.+?:)\s+(\S.*)$/s;

/** Either part stays whole as long as a line can hold it; lines under the words go on in both. */
const styles: ThemeUICSSObject = { display: 'inline-block', textDecoration: 'inherit' };

interface PartedTitleProps {
  children: string;
  /** How a part is written, where that is not plain text. */
  written?: (part: string) => ReactNode;
}

/** The words of a title; where they do not fit on one line, they part at their colon first. */
export function PartedTitle({ children, written = (part) => part }: PartedTitleProps) {
  const [, first, second] = PARTS.exec(children) ?? [];
  if (!first || !second) return <>{written(children)}</>;
  return (
    <>
      <span sx={styles}>{written(first)}</span> <span sx={styles}>{written(second)}</span>
    </>
  );
}
