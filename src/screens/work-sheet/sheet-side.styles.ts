import type { ThemeUICSSObject } from 'theme-ui';
import { mm, pt } from './sheet-measures';

/** On the floor of the picture; under a picture of the whole width, on the floor of the texts. */
export const addressStyles: ThemeUICSSObject = {
  gridArea: '1 / 5',
  alignSelf: 'end',
  fontSize: pt(7.9),
  lineHeight: 1.45,
  '& span': { display: 'inline-block' },
  '[data-layout=wide] > &': { gridRow: 3, pb: mm(8) },
};

export const creditsStyles: ThemeUICSSObject = {
  gridArea: '3 / 5',
  pt: mm(1),
  fontSize: pt(7.9),
  lineHeight: 1.45,
  '& div + div': { pt: mm(1.6) },
  '& dt': { color: 'muted' },
  '& dd': { ml: 0 },
  '[data-layout=wide] > &': { pt: mm(17) },
};
