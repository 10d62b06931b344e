import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW } from '../../theme/tokens';
import { mm } from './sheet-measures';

/**
 * On a phone A4 could only be read with a glass: there the sheet is one column, in letters of the site's size. Print and
 * file stay A4.
 */
export const narrowStyles: ThemeUICSSObject = {
  [`@media screen and ${BELOW.twoColumns}`]: {
    '&:not([data-file])[data-layout=bare]': { pt: mm(6) },
    '&:not([data-file])': {
      '--mm': '1.25mm',
      width: 'calc(100vw - 2 * var(--margin))',
      height: 'auto',
      '& > div': {
        flex: 'none',
        display: 'grid',
        gap: mm(7),
        gridTemplate: 'none',
        overflow: 'visible',
        pb: mm(8),
      },
      '& > div > *': { gridArea: 'auto', px: mm(5), pt: 0, pb: 0 },
      '& > div > [data-part=picture]': { px: 0 },
      '& > address': { display: 'grid', gap: mm(2), mx: mm(5), pb: mm(5) },
    },
  },
};
