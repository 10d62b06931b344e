import type { ThemeUICSSObject } from 'theme-ui';

export const hdStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 4,
  '& > ul': { variant: 'text.cap', display: 'grid', gap: 2 },
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', alignItems: 'baseline' },
  '& li a': { variant: 'links.underlined' },
  '& li span': { variant: 'text.note', color: 'muted' },
};
