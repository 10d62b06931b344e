import type { ThemeUICSSObject } from 'theme-ui';

export const labelStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gap: 'touch',
  maxWidth: '42ch',
  '& [data-muted]': { color: 'muted', textWrap: 'pretty' },
  '& [data-note]': { variant: 'text.note', color: 'muted' },
};
