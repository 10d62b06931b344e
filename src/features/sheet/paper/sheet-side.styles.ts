import type { ThemeUICSSObject } from 'theme-ui';
import { QUIET_ZONE } from '../../../components/qr/quiet-zone';
import { mm, pt } from './sheet-measures';

export const sideStyles: ThemeUICSSObject = {
  gridArea: '3 / 5',
  display: 'flex',
  flexDirection: 'column',
  gap: mm(6),
  pt: mm(1),
  pb: mm(5),
  fontSize: pt(7.9),
  lineHeight: 1.45,
  '[data-layout=wide] &': { pt: mm(16), gap: mm(4), pb: mm(4) },
};

export const drawingStyles: ThemeUICSSObject = {
  '[data-layout=tall] &': { maxWidth: `max(${mm(34)}, ${mm('var(--drawn) * 36')})` },
  '[data-layout=wide] &': { maxWidth: `max(${mm(30)}, ${mm('var(--drawn) * 36')})` },
};

export const creditsStyles: ThemeUICSSObject = {
  fontSize: pt(7.9),
  lineHeight: 1.45,
  '& div + div': { pt: mm(1.6) },
  '& dt': { color: 'muted' },
  '& dd': { ml: 0 },
  // Role and name share a line.
  '& [data-many] div + div': { pt: mm(0.4) },
  '& [data-many] :is(dt, dd)': { display: 'inline' },
  '& > p': { pt: mm(1.2), color: 'muted' },
};

export const addressStyles: ThemeUICSSObject = {
  gridArea: '1 / 5',
  alignSelf: 'end',
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  fontSize: pt(7.9),
  lineHeight: 1.45,
  '& [data-part=path]': { display: 'inline-block' },
  '[data-layout=wide] &': { gridRow: 4, pb: mm(5) },
};

/** mm of the dark part (design page, '8 PDF sheet'). */
const QR_WIDTH = 22;

/** The quiet zone hangs out, so that modules align with the text. @param size modules, quiet zone included */
export function qrStyles(size: number): ThemeUICSSObject {
  const module = QR_WIDTH / (size - 2 * QUIET_ZONE);
  return {
    display: 'block',
    width: mm(module * size),
    ml: mm(-module * QUIET_ZONE),
    '& rect': { fill: 'white' },
  };
}
