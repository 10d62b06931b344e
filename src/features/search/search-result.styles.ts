import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

const underlined: ThemeUICSSObject = {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.18em',
};

export const workRowStyles: ThemeUICSSObject = {
  '--thumbnail-width': '72px',
  '--thumbnail-height': '90px',
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  [FROM.asymmetric]: {
    '--thumbnail-width': '96px',
    '--thumbnail-height': '112px',
    alignItems: 'flex-end',
  },
};

export const textRowStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: '2px var(--gutter)',
  alignItems: 'baseline',
  py: '9px',
  pr: 64,
  '& [data-part=title]': { variant: 'text.sub', overflowWrap: 'break-word' },
  '& [data-part=facts]': { variant: 'text.cap', color: 'muted' },
  '&:hover [data-part=title]': underlined,
  [FROM.asymmetric]: { gridTemplateColumns: '2fr 1fr', pr: 0 },
};
