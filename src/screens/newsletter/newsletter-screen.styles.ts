import type { ThemeUICSSObject } from 'theme-ui';

export const screenStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  '& > h1': { variant: 'text.sectionTitle', pt: 4, '&:focus': { outline: 'none' } },
  '& > p': { variant: 'text.read', pt: 4, maxWidth: '62ch', textWrap: 'pretty' },
  '& > form': { pt: 'part' },
};
