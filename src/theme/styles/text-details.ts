import type { ThemeUICSSObject } from 'theme-ui';
import { textStyles } from './text-styles';

/** What is set the same way in several places, beside the type steps. */
export const textDetails = {
  /** The words of a bar: the menu's, those that close a panel. */
  bar: { ...textStyles.ui, py: 'bar', lineHeight: 1, letterSpacing: '.02em' },
  /** The title of a page; the stem of its first letter stands on the margin. */
  pageTitle: { ...textStyles.display, ml: '-.035em' },
  /** The title of a page that is a section of the house: like every name of a section, it is in lower case. */
  sectionTitle: {
    ...textStyles.display,
    ml: '-.035em',
    textTransform: 'lowercase',
  },
  /** The name of a work among words of the house. */
  workName: { fontFamily: 'serif', fontSize: '1.0625em', letterSpacing: 0 },
  /** A count at the shoulder of a title. */
  superior: {
    position: 'relative',
    top: '-.85em',
    fontSize: '.42em',
    lineHeight: 0,
    verticalAlign: 'baseline',
    fontVariantNumeric: 'tabular-nums',
  },
  /** An entry of a list: its second line stands back. */
  hanging: { pl: '1.6em', textIndent: '-1.6em', pb: '.45em' },
} satisfies Record<string, ThemeUICSSObject>;
