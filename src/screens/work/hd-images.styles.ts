import type { ThemeUICSSObject } from 'theme-ui';

export const hdStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gap: 2,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', alignItems: 'baseline' },
  '& a': { variant: 'links.underlined' },
  '& span': { variant: 'text.note', color: 'muted' },
};
