import type { ThemeUICSSObject } from 'theme-ui';

/** Unseen, but laid out; the copy that is drawn stands elsewhere. */
export const stageStyles: ThemeUICSSObject = {
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: -1,
  visibility: 'hidden',
  '@media print': { display: 'none' },
};

/** html2canvas measures fonts by an inline picture, which the site's styles would make a block. */
export const MEASURABLE = { 'body > div > img': { display: 'inline' } };
