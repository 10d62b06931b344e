import type { Page } from 'playwright-core';
import { EN, type Words } from '../../../desk/words/en';
import { FR } from '../../../desk/words/fr';
import type { LocaleCode } from '../../../src/contract/locale-codes';

/** What the desk says, in each of its languages. */
export const WORDS: Record<'en' | 'fr', Words> = { en: EN, fr: FR };
export const DESK_LOCALES = ['en', 'fr'] as const satisfies readonly LocaleCode[];

/** A screen of the desk, as it is looked at by axe and for its console; a new screen is a line here. */
export interface DeskScreen {
  name: string;
  /** Below `/desk`. */
  path: string;
  /** Whether it stands before the door. */
  isOutside?: boolean;
  /** Brings it to what is to be looked at. */
  prepare?: (page: Page, words: Words) => Promise<unknown>;
}

/** Waits for the fields that come late, and puts the focus into one, which has its help then. */
const inForm = (page: Page): Promise<unknown> => page.locator('main').getByRole('textbox').first().focus();

export const DESK_SCREENS: readonly DeskScreen[] = [
  { name: 'sign-in', path: '/sign-in', isOutside: true },
  { name: 'lost password', path: '/lost-password', isOutside: true },
  { name: 'a link that is gone', path: `/invitation/${'a'.repeat(43)}`, isOutside: true },
  { name: 'today', path: '/' },
  {
    name: 'works',
    path: '/works',
    prepare: (page, words) => page.getByRole('grid', { name: words['nav.works'] }).waitFor(),
  },
  {
    name: 'works, several chosen',
    path: '/works?q=solanes',
    prepare: async (page, words) => {
      await page.getByRole('grid', { name: words['nav.works'] }).waitFor();
      await page.keyboard.press('x');
    },
  },
  {
    name: 'wall',
    path: '/works?view=wall',
    prepare: (page, words) => page.getByRole('grid', { name: words['nav.works'] }).waitFor(),
  },
  {
    name: 'creators',
    path: '/creators',
    prepare: (page, words) => page.getByRole('grid', { name: words['nav.creators'] }).waitFor(),
  },
  {
    name: 'people',
    path: '/people',
    prepare: (page, words) =>
      page
        .getByRole('button', { name: new RegExp(`^${words['people.change']}`) })
        .first()
        .click(),
  },
  { name: 'a work', path: '/works/guetteur-floor-lamp', prepare: inForm },
  { name: 'an event', path: '/events/after-dark', prepare: inForm },
  { name: 'the home page', path: '/pages/home', prepare: inForm },
  { name: 'the gallery itself', path: '/site', prepare: inForm },
  { name: 'pages', path: '/pages' },
  { name: 'history', path: '/works/guetteur-floor-lamp/history' },
  { name: 'you', path: '/you' },
  { name: 'menu', path: '/menu' },
  { name: 'nothing', path: '/nothing' },
  { name: 'palette', path: '/you', prepare: (page) => page.keyboard.press('Control+k') },
  { name: 'keys', path: '/people', prepare: (page) => page.keyboard.press('?') },
];
