import type { ThemeUICSSObject } from 'theme-ui';
import { labelStyles } from './field.styles';

export const groupStyles: ThemeUICSSObject = {
  minWidth: 0,
  p: 0,
  border: 0,
  '& legend': { ...labelStyles, p: 0 },
};

export const optionsStyles: ThemeUICSSObject = { display: 'flex', flexWrap: 'wrap', columnGap: 5, pt: '6px' };

export const optionStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  cursor: 'pointer',
  '& input': {
    appearance: 'none',
    flex: 'none',
    width: 18,
    height: 18,
    border: '1px solid',
    borderColor: 'field',
    borderRadius: '50%',
    cursor: 'inherit',
  },
  '& input:checked': {
    borderColor: 'text',
    backgroundImage: 'radial-gradient(circle, var(--theme-ui-colors-text) 0 4.5px, transparent 5px)',
  },
};
