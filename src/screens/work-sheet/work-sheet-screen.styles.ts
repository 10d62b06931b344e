import type { Interpolation, Theme } from '@emotion/react';
import type { ThemeUICSSObject } from 'theme-ui';

/** The paper of the printer, without the browser's own margins, and white whatever the lights are. */
export const pageStyles: Interpolation<Theme> = {
  '@page': { size: 'A4', margin: 0 },
  '@media print': { 'html, body': { background: 'white !important' } },
};

/** The desk that the sheet lies on. */
export const deskStyles: ThemeUICSSObject = {
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  rowGap: 1,
  columnGap: 4,
  pt: 4,
  '@media print': { display: 'none' },
};
