import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../theme/sizes';
import { FROM } from '../../theme/tokens';

export const workRowStyles: ThemeUICSSObject = {
  '--thumbnail-width': SIZES.searchRow.picture,
  '--thumbnail-height': SIZES.searchRow.pictureHeight,
  display: 'flex',
  gap: 3,
  alignItems: 'center',
  [FROM.asymmetric]: {
    '--thumbnail-width': SIZES.searchRow.pictureWide,
    '--thumbnail-height': SIZES.searchRow.pictureHeightWide,
    alignItems: 'flex-end',
  },
};

export const textRowStyles: ThemeUICSSObject = {
  display: 'grid',
  rowGap: 'lines',
  columnGap: 'gutter',
  alignItems: 'baseline',
  py: 'searchRow.line',
  pr: 'besideSearch',
  '& [data-part=title]': { variant: 'text.sub', overflowWrap: 'break-word' },
  '& [data-part=facts]': { variant: 'text.cap', color: 'muted' },
  '&:hover [data-part=title]': { variant: 'underlines.title' },
  [FROM.asymmetric]: { gridTemplateColumns: '2fr 1fr', pr: 0 },
};
