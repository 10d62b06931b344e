import type { ThemeUICSSObject } from 'theme-ui';
import { textStyles } from './text-styles';

export const textDetails = {
  bar: { ...textStyles.ui, py: 'bar', lineHeight: 1, letterSpacing: '.02em' },
  /** Aligns the stem of the first letter with the margin. */
  pageTitle: { ...textStyles.display, ml: '-.035em' },
  /** Names of sections are in lower case. */
  sectionTitle: {
    ...textStyles.display,
    ml: '-.035em',
    textTransform: 'lowercase',
  },
  workName: { fontFamily: 'serif', fontSize: '1.0625em', letterSpacing: 0 },
  superior: {
    position: 'relative',
    top: '-.85em',
    fontSize: '.42em',
    lineHeight: 0,
    verticalAlign: 'baseline',
    fontVariantNumeric: 'tabular-nums',
  },
  hanging: { pl: '1.6em', textIndent: '-1.6em', pb: '.45em' },
} satisfies Record<string, ThemeUICSSObject>;
