import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const readingStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 56,
  pt: 'section',
  '& > div': { gridColumn: '1 / -1', display: 'grid', gap: 44 },
  '& > div:empty': { display: 'none' },
  [FROM.twoColumns]: { '& > div': { gridColumn: '5 / 13', gap: 7 } },
  [FROM.columns12]: { '& > div': { gridColumn: '6 / 12' } },
};

/** Left of the texts, and in view while they are read; below them on phones. */
export const scaleStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  '& > h2': { variant: 'text.label', mb: 4 },
  [FROM.twoColumns]: {
    gridArea: '1 / 1 / auto / 5',
    position: 'sticky',
    top: 'calc(var(--header) + 8px)',
    alignSelf: 'start',
  },
};

export const blockStyles: ThemeUICSSObject = {
  '& > h2': { variant: 'text.label', mb: 'caption' },
  // Files can't be had from paper.
  '@media print': { '&#hd-images': { display: 'none' } },
};

export const bibliographyStyles: ThemeUICSSObject = {
  variant: 'text.read',
  '& li': { pl: '1.6em', textIndent: '-1.6em', pb: '.45em' },
};

export const creditsStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '4px 28px',
  '& > div': { display: 'contents' },
  '& dt': { color: 'muted' },
  '@media print': { breakInside: 'avoid' },
};
