import type { Interpolation, Theme } from '@emotion/react';
import type { ThemeUICSSObject } from 'theme-ui';
import { mm, SHEET_MILLIMETRE } from '../../features/sheet/paper/sheet-measures';
import { FROM } from '../../theme/tokens';

/** A4 without the browser's own margins, and white in any colour mode. */
export const pageStyles: Interpolation<Theme> = {
  '@page': { size: 'A4', margin: 0 },
  '@media print': { 'html, body': { background: 'white !important' } },
};

export const deskStyles: ThemeUICSSObject = {
  '--mm': SHEET_MILLIMETRE,
  display: 'grid',
  justifyContent: 'center',
  alignContent: 'start',
  gap: 4,
  px: 'margin',
  pb: 6,
  minHeight: '100svh',
  bg: 'surface',
  '@media print': { display: 'block', p: 0, minHeight: 0, bg: 'transparent' },
};

export const barStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  rowGap: 2,
  pt: 4,
  '& > a': { justifySelf: 'start' },
  '& > ul:first-of-type': { variant: 'layout.linkRow', gridArea: '2 / 1 / 3 / 3' },
  [FROM.twoColumns]: {
    gridTemplateColumns: [87, 68, 55].map(mm).join(' '),
    '& > ul:first-of-type': { gridArea: '1 / 2 / 2 / 3' },
  },
  '@media print': { display: 'none' },
};
