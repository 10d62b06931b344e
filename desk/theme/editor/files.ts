import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf } from '../../../src/theme/tokens';

export const FILE_DROP: ThemeUICSSObject = {
  minHeight: '38px',
  pt: '5px',
  borderBottom: 'field',
  '&[data-over=true]': { outline: `1px solid ${colourOf('accent')}`, outlineOffset: '6px' },
  '[data-wrong=true] > &': { borderBottomColor: 'sold' },
};
export const FILE_WAYS: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '22px',
  rowGap: '4px',
  pb: '8px',
  '& > ul': { flexBasis: '100%' },
};
export const NOT_BY_TOUCH: ThemeUICSSObject = {
  variant: 'text.muted',
  '@media (pointer: coarse)': { display: 'none' },
};
