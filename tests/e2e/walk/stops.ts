import { LOCALE_CODES, type LocaleCode } from '../../../src/i18n/locales';
import { ALL_SCREENS } from '../support/browser/open-screen';
import { everyNth, inTurn } from '../../in-turn';
import { isModelView, isPage, type Stop } from './question';

/** Every screen in the languages that it exists in, by `npm test` in one of them. */
const STOPS: readonly Stop[] = ALL_SCREENS.flatMap((screen) =>
  inTurn(
    LOCALE_CODES.filter((locale) => screen.paths[locale]),
    screen.name,
  ).map((locale) => ({ screen, locale })),
);

const isIn = (locale: LocaleCode) => (stop: Stop) => stop.locale === locale;

/** The pages of a language. */
export const pagesIn = (locale: LocaleCode): readonly Stop[] => STOPS.filter(isIn(locale)).filter(isPage);

/** What visitors make of its pages: dialogs, messages, results. */
export const statesIn = (locale: LocaleCode): readonly Stop[] =>
  everyNth(
    STOPS.filter((stop) => !isPage(stop) && !isModelView(stop)),
    3,
  ).filter(isIn(locale));

/** What shows models, in every language: it needs a browser of its own. */
export const MODEL_VIEWS: readonly Stop[] = STOPS.filter(isModelView);
