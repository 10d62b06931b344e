import type { ThemeUICSSObject } from 'theme-ui';
import { radioStyles } from '../../../theme/styles/choice-styles';

export const groupStyles: ThemeUICSSObject = {
  minWidth: 0,
  p: 0,
  border: 0,
  '& legend': { variant: 'forms.label', p: 0 },
};

export const optionsStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  pt: 'touch',
};

export const optionStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'sign',
  minHeight: 'choice',
  cursor: 'pointer',
  '& input': radioStyles,
};
