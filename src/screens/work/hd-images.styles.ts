import type { ThemeUICSSObject } from 'theme-ui';

export const hdStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 4,
  '& > ul': { variant: 'text.cap', display: 'grid', gap: 2 },
  '& li': { variant: 'layout.fileRow' },
  '& li a': { variant: 'links.underlined' },
  '& li span': { variant: 'text.note', color: 'muted' },
};
