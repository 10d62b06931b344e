import type { ThemeUICSSObject } from 'theme-ui';
import { fadingUnderline, UNDERLINED } from '../../theme/lines';
import { SIZES } from '../../theme/sizes';
import { ABOVE, FROM } from '../../theme/tokens';

export const sectionStyles: ThemeUICSSObject = { variant: 'layout.page', pt: 'section' };

export const eventStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'caption',
  '& > *': { gridColumn: '1 / -1' },
  '& > [data-light], & > span': { mx: 'bleed', mb: 'eventSection.picture' },
  // The picture of a room may lose some of its floor, but not reach over the edge of the screen.
  [`@media screen and ${ABOVE.asymmetric}`]: {
    '& [data-file]': {
      aspectRatio: 'auto',
      height: `min(100vw / var(--shape), ${SIZES.firstScreen})`,
    },
    '& [data-file] img': { objectFit: 'cover' },
  },
  '@media print': { breakInside: 'avoid', maxWidth: '195mm' },
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
