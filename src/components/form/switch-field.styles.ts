import type { ThemeUICSSObject } from 'theme-ui';

export const switchStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 'caption',
  minHeight: 'choice',
  textWrap: 'balance',
  cursor: 'pointer',
  '&:has(:disabled)': { color: 'muted', cursor: 'default' },
  '& input': { variant: 'forms.switch' },
};
