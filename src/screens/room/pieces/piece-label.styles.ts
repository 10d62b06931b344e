import type { ThemeUICSSObject } from 'theme-ui';
import { LINE_WIDTHS } from '../../../theme/lines';
import { SPACE } from '../../../theme/space';
import { FROM } from '../../../theme/tokens';
import { MIRRORED } from './piece.styles';

export const labelStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  minWidth: 0,
  '& > [data-part=place]': {
    variant: 'text.note',
    pb: 2,
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part=creators]': { variant: 'text.sub' },
  '& h2': { variant: 'text.workTitle', mt: 1 },
  '& [data-part=date]': {
    variant: 'text.sub',
    mt: 'touch',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > [data-part=gone]': { variant: 'text.read', pt: 3, color: 'muted' },
  '& > [data-part=sold]': { pt: 'part' },
  '& > ul': {
    variant: 'text.cap',
    display: 'grid',
    gap: 'touch',
    pt: 'part',
    lineHeight: 1.45,
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'balance',
  },
  '& [data-muted]': { color: 'muted' },
  '& > [data-part=text]': { pt: 3, maxWidth: '48ch' },
  [FROM.twoColumns]: { gridColumn: '8 / 13', alignSelf: 'end' },
  [FROM.columns12]: { gridColumn: '9 / 13' },
  [MIRRORED]: {
    [FROM.twoColumns]: { gridColumn: '1 / 6', gridRow: 1 },
    [FROM.columns12]: { gridColumn: '1 / 5' },
  },
};

/** Words; the piece that is pointed at is underlined in brass. */
export const waysStyles: ThemeUICSSObject = {
  variant: 'layout.linkRow',
  alignItems: 'baseline',
  pt: 'part',
  '& > a': { variant: 'links.underlined' },
  '& > button': {
    variant: 'links.underlined',
    '&[aria-pressed=true]': {
      color: 'accent',
      borderBottomColor: 'accent',
      borderBottomWidth: LINE_WIDTHS.thick,
      pb: `calc(${SPACE[1]} - ${LINE_WIDTHS.hairline})`,
    },
  },
  '@media print': { display: 'none' },
};
