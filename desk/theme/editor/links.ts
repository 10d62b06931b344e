import type { ThemeUICSSObject } from 'theme-ui';

/** The links to an item that work, each with what ends it. */
export const LINKS_GIVEN: ThemeUICSSObject = {
  display: 'grid',
  gap: 2,
  width: '100%',
  pt: 3,
  borderTop: 'rule',
  '& h3': { variant: 'text.cap' },
  '& ul': { display: 'grid', gap: 1, listStyle: 'none', p: 0, m: 0 },
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 4, alignItems: 'baseline' },
};
