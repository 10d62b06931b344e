import { LOCALE_CODES } from '../../src/i18n/locales';
import type { Screen } from '../../tests/screenshots/screen';
import { SCREENS } from '../../tests/screenshots/screens';

/** A page to visit. */
export interface MeasuredPage {
  name: string;
  path: string;
}

const USUAL = ['home', 'works', 'work', 'creator', 'event', 'article', 'contact'];

/** Nobody has done anything on a page that is visited for the first time. */
const isFirstVisit = ({ act, prepare }: Screen): boolean => !act && !prepare;

/**
 * The pages of some screens, in every language.
 * @param only names of tests/screenshots/screens.ts with commas between; a page of each kind when missing
 * @throws Error that names the screens there are
 */
export function measuredPages(only: string | undefined): MeasuredPage[] {
  const screens = SCREENS.filter(isFirstVisit);
  return (only?.split(',') ?? USUAL).flatMap((name) => {
    const screen = screens.find((candidate) => candidate.name === name);
    if (!screen)
      throw new Error(
        `No page is called ${name}; there are: ${screens.map((candidate) => candidate.name).join(', ')}.`,
      );
    return LOCALE_CODES.flatMap((locale) => {
      const path = screen.paths[locale];
      return path === null ? [] : [{ name, path }];
    });
  });
}
