import type { ThemeUICSSObject } from 'theme-ui';
import { fadingUnderline, UNDERLINED } from '../../theme/lines';
import { PAPER_PICTURE } from '../../theme/sizes';
import { FROM } from '../../theme/tokens';

export const sectionStyles: ThemeUICSSObject = { variant: 'layout.page', pt: 'section' };

export const eventStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'caption',
  '& > *': { gridColumn: '1 / -1' },
  '& > [data-part=picture]': { mx: 'bleed', mb: 'eventSection.picture' },
  [FROM.asymmetric]: {
    '& > [data-frame=wide]': { gridColumn: '4 / 13', ml: 0 },
    '& > [data-frame=tall]': { gridColumn: '4 / 9', mx: 0 },
  },
  '@media print': { breakInside: 'avoid', maxWidth: PAPER_PICTURE },
  '& h2': fadingUnderline('title'),
  '&:hover h2': UNDERLINED,
};

export const titleStyles: ThemeUICSSObject = {
  variant: 'text.title',
  [FROM.asymmetric]: { gridColumn: '1 / 7 !important' },
};

export const factsStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  color: 'muted',
  '& > span': { display: 'block' },
  [FROM.asymmetric]: { gridColumn: '8 / 13 !important' },
};
