import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../theme/sizes';
import { EVENING_MODE } from '../../theme/tokens';

/**
 * The code at the left, its label and the link at the right, on its floor. Browsers that can't lay out what a disclosure
 * holds (before 2025) show the label above the code.
 */
export const vcardStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  lineHeight: 1.5,
  '--pull': `calc(var(--quiet-zone) * -1 * ${SIZES.qr})`,
  [EVENING_MODE]: { '--pull': '0' },
  '&[open]': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    columnGap: 4,
  },
  '&[open]::details-content': { display: 'contents' },
};

/** What it opens is seen at once, so the open label is as quiet as the label of a picture. */
export const labelStyles: ThemeUICSSObject = {
  variant: 'links.underlined',
  width: 'fit-content',
  lineHeight: 1.5,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '[open] > &': { gridArea: '1 / 2', alignSelf: 'end', color: 'muted' },
  '[open] > &:not(:hover)': { borderBottomColor: 'transparent' },
};

export const qrStyles: ThemeUICSSObject = {
  gridArea: '1 / 1 / 3 / 2',
  width: 'qr',
  height: 'qr',
  maxWidth: 'none',
  mb: 'var(--pull)',
  ml: 'var(--pull)',
};

export const linkStyles: ThemeUICSSObject = {
  gridArea: '2 / 2',
  '& a': { variant: 'links.underlined' },
  '@media print': { display: 'none' },
};
