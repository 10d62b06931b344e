import { LOCALE_CODES, type LocaleCode } from '../../src/i18n/locales';
import type { ColourScheme } from '../e2e/support/browser/browser';

/** How a screen is looked at. */
export interface Setting {
  width: number;
  height: number;
  mode: ColourScheme;
  locale: LocaleCode;
}

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
/** The narrowest and the widest; once each. */
const EXTREMES = [
  { width: 1920, height: 1080 },
  { width: 320, height: 640 },
];
const MODES: readonly ColourScheme[] = ['light', 'dark'];

/** The settings of one screen, by the rows of its contact sheet. */
export const ROWS: readonly (readonly Setting[])[] = [
  ...LOCALE_CODES.map((locale) =>
    MODES.flatMap((mode) => WINDOWS.map((window) => ({ ...window, mode, locale }))),
  ),
  EXTREMES.map((window) => ({ ...window, mode: 'light', locale: 'en' })),
];

/** `1440-light-en`, the name of a picture's file. */
export const nameOf = ({ width, mode, locale }: Setting): string => `${width}-${mode}-${locale}`;
