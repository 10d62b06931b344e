import type { ThemeUICSSObject } from 'theme-ui';
import { mm, pt } from './sheet-measures';

export const labelStyles: ThemeUICSSObject = {
  gridArea: '3 / 2 / -1 / 3',
  pr: mm(10),
  pb: mm(5),
  '& [data-part=place]': { pb: mm(1), color: 'muted' },
  '& [data-part=creators]': { fontSize: pt(12.75), lineHeight: 1.3, letterSpacing: '.01em' },
  '& [data-part=creators] > span': { display: 'block' },
  '& h1': {
    variant: 'text.workTitle',
    pt: mm(0.8),
    fontSize: pt(21.75),
    lineHeight: 1.15,
  },
  '& h1[data-length=long]': { fontSize: pt(16.5) },
  '& h1[data-length=endless]': { fontSize: pt(12.75) },
  '& [data-part=date]': { pt: mm(1), fontSize: pt(12.75), lineHeight: 1.45, color: 'muted' },
  '& ul': { pt: mm(5.3), textWrap: 'balance' },
  '& ul + div': { pt: mm(5.3) },
  '& [data-muted]': { color: 'muted' },
  '& li > span': { fontSize: 'inherit' },
};

export const textStyles: ThemeUICSSObject = {
  gridArea: '3 / 3 / -1 / 4',
  pt: mm(1),
  pb: mm(5),
  fontFamily: 'serif',
  fontSize: pt(9),
  lineHeight: 1.55,
  letterSpacing: 0,
  textWrap: 'pretty',
  '& p + p': { pt: '.8em' },
};
