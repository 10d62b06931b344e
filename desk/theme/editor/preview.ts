import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW_WIDE, ON_PHONE } from '../measures';

export const PREVIEW: ThemeUICSSObject = {
  position: 'fixed',
  left: '720px',
  right: 0,
  top: 'header',
  bottom: 'var(--desk-floor)',
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  bg: 'background',
  borderLeft: 'rule',
  '&[hidden]': { display: 'none' },
  '[data-preview=false] > &': { display: 'none' },
  [BELOW_WIDE]: {
    '&, [data-preview=false] > &': { display: 'none' },
    '[data-seeing=true] > &': {
      display: 'flex',
      position: 'static',
      height: 'calc(100svh - var(--desk-header) - var(--desk-floor) - 88px)',
      mx: 'beyondMargin',
      border: 0,
    },
  },
};
export const BAR: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: '48px',
  flex: 'none',
  pl: 4,
  pr: 'margin',
  borderBottom: 'rule',
  variant: 'text.cap',
  '& > [role=group], & > span > [role=group]': { columnGap: '14px', rowGap: 0 },
  '& > :last-child': { ml: 'auto' },
  [BELOW_WIDE]: { '& > [data-wide]': { display: 'none' } },
  [ON_PHONE]: { pl: 'margin', '& button': { minHeight: 'target' } },
};
/** What the page below shows and nobody has written. */
export const NOT_WRITTEN: ThemeUICSSObject = {
  variant: 'text.note',
  flex: 'none',
  pl: 4,
  pr: 'margin',
  py: 'touch',
  color: 'muted',
  borderBottom: 'rule',
  [ON_PHONE]: { pl: 'margin' },
};
/** Above a page that is shown in a panel. */
export const PANEL_BAR: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  minHeight: '48px',
  flex: 'none',
  px: 4,
  borderBottom: 'rule',
  variant: 'text.cap',
};
export const FRAME: ThemeUICSSObject = {
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  '&[data-size=phone]': { bg: 'surface' },
  '& > iframe': { display: 'block', border: 0, transformOrigin: '0 0' },
};
