import type { ThemeUICSSObject } from 'theme-ui';
import { aboveSafeArea, SPACE } from '../../../theme/space';
import { FROM, move } from '../../../theme/tokens';

/** Avoids a second scrollbar. */
export const PAGE_LOCK = { html: { overflow: 'hidden' } };

export const boxStyles: ThemeUICSSObject = {
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  p: 0,
  border: 0,
  bg: 'background',
  color: 'text',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBottom: `calc(${SPACE.aboveSearch} + ${SPACE[2]})`,
  transition: move('opacity', 'quick'),
  '&[open]': { '@starting-style': { opacity: 0 } },
};

export const barStyles: ThemeUICSSObject = {
  variant: 'layout.pageBar',
  justifyContent: 'space-between',
  '& > button:last-of-type': { variant: 'text.bar', cursor: 'pointer' },
};

export const contentStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  pt: 3,
  [FROM.columns6]: { pt: 5 },
  // Keeps the end clear of the round button.
  pb: aboveSafeArea(SPACE.aboveSearch),
  [FROM.asymmetric]: { pt: 'blocks' },
};

export const columnsStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  '& > *': { gridColumn: '1 / -1', mt: 'controls' },
  '&:has([data-none]) > :nth-of-type(2)': { mt: 7 },
  [FROM.asymmetric]: {
    '& > *': { mt: 'set' },
    '& > :nth-of-type(1)': { gridColumn: '1 / 4' },
    '& > :nth-of-type(2)': { gridColumn: '4 / 13' },
    '&:has([data-none]) > :nth-of-type(1)': {
      display: 'contents',
      '& > [data-none]': { gridColumn: '4 / 13', mt: 'set', mb: 0 },
      '& > :not([data-none])': { gridArea: '2 / 1 / 3 / 4', mt: 7 },
    },
  },
};

export const besideStyles: ThemeUICSSObject = {
  '&:empty': { display: 'none' },
  [FROM.asymmetric]: { position: 'sticky', top: 4, alignSelf: 'start' },
};
