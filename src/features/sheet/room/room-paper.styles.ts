import type { ThemeUICSSObject } from 'theme-ui';
import { WORDMARK_TRACKING } from '../../../theme/tokens';
import { mm, pt } from '../paper/sheet-measures';

export const bodyStyles: ThemeUICSSObject = {
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  pt: mm(12.4),
  pl: mm(15),
  pr: mm(11),
  '& > [data-part=floor]': { mt: 'auto' },
};

export const wordmarkStyles: ThemeUICSSObject = {
  fontSize: pt(15),
  lineHeight: 1.1,
  letterSpacing: WORDMARK_TRACKING,
};

export const titleStyles: ThemeUICSSObject = {
  pt: mm(22),
  maxWidth: mm(150),
  '& > p': { fontSize: pt(9), color: 'muted' },
  '& > h1': { fontSize: pt(26), fontWeight: 'light', lineHeight: 1.14, letterSpacing: '-.01em' },
  '& > h2': { fontSize: pt(18), fontWeight: 'light', lineHeight: 1.2 },
};

export const textStyles: ThemeUICSSObject = {
  pt: mm(7),
  maxWidth: mm(126),
  '& > div, & > div > *': { fontSize: pt(10.5), lineHeight: 1.5, maxWidth: 'none' },
  '&[data-length=long] > div, &[data-length=long] > div > *': { fontSize: pt(9), lineHeight: 1.45 },
};

export const listStyles: ThemeUICSSObject = {
  width: '100%',
  mt: mm(7),
  borderCollapse: 'collapse',
  fontSize: pt(9),
  lineHeight: 1.35,
  '& td': { py: mm(1.1), pr: mm(4), verticalAlign: 'top', textAlign: 'left' },
  '& td:first-of-type': { width: mm(9), color: 'muted' },
  '& td:last-of-type': { width: mm(58), pr: 0, textAlign: 'right' },
  '& td:last-of-type > span': { ml: 'auto' },
  '& i': { variant: 'text.workName', fontStyle: 'italic' },
};

export const noteStyles: ThemeUICSSObject = { pt: mm(5), fontSize: pt(8.25), color: 'muted' };
