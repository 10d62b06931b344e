import type { LocaleCode } from '../../../../src/i18n/locales';
import { violationsIn } from '../../support/browser/axe';
import type { Question, Size, Stop } from '../question';

/** Each language in a window of its own: what a window changes, it changes in both. */
const WINDOWS: Record<LocaleCode, Size> = {
  en: { width: 1280, height: 800 },
  fr: { width: 390, height: 844 },
};
const windows = ({ locale }: Stop) => [WINDOWS[locale]];

export const guidelines: Question = {
  claim: 'breaks no guideline',
  concerns: () => true,
  windows,
  ask: ({ page }) => violationsIn(page, 'all'),
};

/** All else is the same in both modes. */
export const colours: Question = {
  claim: 'breaks no guideline by its colours in the evening',
  concerns: () => true,
  modes: ['dark'],
  windows,
  ask: ({ page }) => violationsIn(page, 'colours'),
};
