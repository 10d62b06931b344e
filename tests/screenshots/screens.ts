import type { Page } from 'playwright-core';
import { subNavName } from '../../src/features/navigation/sections';
import type { Translate } from '../../src/i18n/words';
import type { LocaleCode } from '../../src/i18n/locales';
import { alternatesOf, type Alternates } from '../../src/routes/alternates';
import { ALL_TYPES_SLUGS } from '../../src/contract/bounds';
import { BENCH, gathered, LAMP, SCREEN, type SampleWork } from '../e2e/support/gathered-works';
import { viewerOn } from '../e2e/support/viewer';

/** Something to look at. */
export interface Screen {
  name: string;
  paths: Alternates;
  /** Called before the page is opened. */
  prepare?: (page: Page, locale: LocaleCode) => Promise<unknown>;
  /** What a visitor does to see it. It then lies over the page, and only what is in the window is taken. */
  act?: (page: Page, t: Translate) => Promise<unknown>;
}

type Slugs = SampleWork['slugs'];

/** Without a picture, and with a title full of quotation marks. */
const AWKWARD: Slugs = { en: 'oeil-de-boeuf-sconces', fr: 'appliques-oeil-de-boeuf' };
const LANDSCAPE: Slugs = { en: 'confluent-dining-table', fr: 'table-de-salle-a-manger-confluent' };
const LIGHTING: Slugs = { en: 'lighting', fr: 'luminaires' };
const CREATOR: Slugs = { en: 'odile-kerherve', fr: 'odile-kerherve' };
/** Without a portrait. */
const WORKSHOP: Slugs = { en: 'ateliers-fontanel-brisse', fr: 'ateliers-fontanel-brisse' };
const EVENT: Slugs = { en: 'after-dark', fr: 'a-la-nuit' };
const PAST_EVENT: Slugs = { en: 'an-afternoon-of-repairs', fr: 'un-apres-midi-de-reparations' };
const ARTICLE: Slugs = { en: 'the-weight-of-a-lamp', fr: 'le-poids-d-une-lampe' };

const HOME = alternatesOf('index');
const ABOUT = alternatesOf('about');
const CONTACT = alternatesOf('contact');

const openMenu = (page: Page, t: Translate) => page.getByRole('button', { name: t('nav.menu') }).click();
const openSearch = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('search.open'), exact: true }).click();
const search = (words: string) => async (page: Page, t: Translate) => {
  await openSearch(page, t);
  await page.getByRole('searchbox').fill(words);
  await page.getByText(t('search.quoted', { words })).first().waitFor();
};

/** Every screen of the product specification, and the states that lie over one. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', paths: HOME },
  { name: 'works', paths: alternatesOf('works-type-slug', ALL_TYPES_SLUGS) },
  { name: 'works-lighting', paths: alternatesOf('works-type-slug', LIGHTING) },
  { name: 'work', paths: alternatesOf('works-slug', LAMP.slugs) },
  { name: 'work-landscape', paths: alternatesOf('works-slug', LANDSCAPE) },
  { name: 'work-sold', paths: alternatesOf('works-slug', SCREEN.slugs) },
  { name: 'work-awkward', paths: alternatesOf('works-slug', AWKWARD) },
  { name: 'sheet', paths: alternatesOf('works-slug-pdf', LAMP.slugs) },
  { name: 'creators', paths: alternatesOf('creators') },
  { name: 'creator', paths: alternatesOf('creators-slug', CREATOR) },
  { name: 'creator-workshop', paths: alternatesOf('creators-slug', WORKSHOP) },
  { name: 'events', paths: alternatesOf('events') },
  { name: 'event', paths: alternatesOf('events-slug', EVENT) },
  { name: 'event-past', paths: alternatesOf('events-slug', PAST_EVENT) },
  { name: 'press', paths: alternatesOf('press') },
  { name: 'article', paths: alternatesOf('press-slug', ARTICLE) },
  { name: 'about', paths: ABOUT },
  { name: 'contact', paths: CONTACT },
  {
    name: 'contact-errors',
    paths: CONTACT,
    act: (page, t) =>
      page
        .getByRole('main')
        .getByRole('button', { name: t('enquiry.submit') })
        .click(),
  },
  { name: 'legal-notice', paths: alternatesOf('legal-notice') },
  {
    name: 'selection',
    paths: alternatesOf('selection'),
    prepare: (page, locale) => gathered(locale, BENCH, LAMP, SCREEN)(page),
  },
  { name: 'selection-empty', paths: alternatesOf('selection') },
  { name: 'menu', paths: ABOUT, act: openMenu },
  {
    name: 'sub-navigation',
    paths: ABOUT,
    act: async (page, t) => {
      await openMenu(page, t);
      await page.getByRole('button', { name: subNavName('works', t) }).click();
      await page
        .getByRole('navigation', { name: subNavName('works', t) })
        .getByRole('link')
        .first()
        .waitFor();
    },
  },
  { name: 'search', paths: ABOUT, act: openSearch },
  { name: 'search-results', paths: ABOUT, act: search('lamp') },
  { name: 'search-nothing', paths: ABOUT, act: search('zeppelin') },
  {
    name: 'newsletter',
    paths: ABOUT,
    act: async (page, t) => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('nav.newsletter') })
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'enquiry',
    paths: alternatesOf('works-slug', BENCH.slugs),
    act: async (page, t) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: t('work.enquire') })
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'viewer',
    paths: alternatesOf('works-slug', LAMP.slugs),
    act: (page, t) => viewerOn(page, t).open(1),
  },
  { name: '404', paths: { en: '/nowhere', fr: '/fr/nulle-part' } },
  { name: '500', paths: { en: '/500', fr: '/fr/500' } },
  { name: 'test', paths: alternatesOf('test') },
  { name: 'test3', paths: alternatesOf('test3') },
  { name: 'test4', paths: alternatesOf('test4') },
];
