import type { ThemeUICSSObject } from 'theme-ui';
import { switchStyles as knobStyles } from '../../../theme/styles/choice-styles';
import { BELOW } from '../../../theme/tokens';

export const switchStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 'caption',
  minHeight: 'choice',
  textWrap: 'balance',
  // The last row of a form but one: on phones the round button of the search is beside it.
  [`@media ${BELOW.twoColumns}`]: { pr: 'clearOfSearch' },
  cursor: 'pointer',
  '&:has(:disabled)': { color: 'muted', cursor: 'default' },
  '& input': knobStyles,
};
