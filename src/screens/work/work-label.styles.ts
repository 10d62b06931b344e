import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const labelStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  '& > div': { mt: 'work.label' },
  [FROM.twoColumns]: {
    gridColumn: '8 / 13',
    position: 'sticky',
    top: 'stuck',
    alignSelf: 'start',
    minHeight: 'pictureLabel',
    '& > div': { mt: 'auto' },
  },
  [FROM.columns12]: { gridColumn: '10 / 13' },
  '@media print': {
    gridArea: '1 / 8 / 2 / 13',
    position: 'static',
    alignSelf: 'end',
    minHeight: 0,
    breakInside: 'avoid',
    '& > div': { mt: 0 },
  },
};

export const backStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: '.6em',
  py: 'touch',
  mt: '-touch',
  color: 'muted',
  '&::before': { content: '"←"', fontSize: '1.1em', lineHeight: 1 },
  '&:hover': { color: 'text' },
  '@media print': { display: 'none' },
};

export const creatorStyles: ThemeUICSSObject = {
  variant: 'text.sub',
  '& a:hover': { variant: 'underlines.sub' },
};

export const titleStyles: ThemeUICSSObject = { variant: 'text.workTitle', mt: 1, overflowWrap: 'break-word' };

export const dateStyles: ThemeUICSSObject = {
  variant: 'text.sub',
  mt: 'touch',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
};

export const factsStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gap: 'touch',
  mt: 'part',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  '& [data-muted]': { color: 'muted' },
  '& a:hover': { variant: 'underlines.sub' },
};
