import type { ThemeUICSSObject } from 'theme-ui';
import { BORDERS, LINE_WIDTHS } from '../../theme/lines';
import { SAMPLE_SIZES } from '../../theme/part-sizes';
import { FROM } from '../../theme/tokens';

const nameStyles: ThemeUICSSObject = { variant: 'text.note', color: 'muted' };

export const stepsStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 3,
  '& dt': nameStyles,
  '& dd': { ml: 0, whiteSpace: 'normal' },
  [FROM.twoColumns]: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: `${SAMPLE_SIZES.name} minmax(0, 1fr)`,
      columnGap: 'gutter',
      alignItems: 'baseline',
    },
  },
};

export const coloursStyles: ThemeUICSSObject = {
  variant: 'text.note',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${SAMPLE_SIZES.colour}, 1fr))`,
  gap: 'near',
  '& p': {
    height: SAMPLE_SIZES.colourHeight,
    outline: BORDERS.rule,
    outlineOffset: `-${LINE_WIDTHS.hairline}`,
  },
  '& small': { ...nameStyles, display: 'block' },
};

export const spacesStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 2,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: `${SAMPLE_SIZES.space} minmax(0, 1fr)`,
    alignItems: 'center',
  },
  '& dt': nameStyles,
  '& dd': { ml: 0 },
  '& dd > span': { display: 'inline-block', height: SAMPLE_SIZES.spaceHeight, bg: 'text' },
};
