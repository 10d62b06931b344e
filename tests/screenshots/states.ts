import type { Page, Route } from 'playwright-core';
import { slugListQuery } from '../../src/contract/forms/slug-list';
import { subNavName } from '../../src/features/navigation/sections';
import type { SubNavKey } from '../../src/features/navigation/navigation-state';
import type { Translate } from '../../src/i18n/message-key';
import { LOCALE_CODES, type LocaleCode } from '../../src/i18n/locales';
import { alternatesOf, type Alternates } from '../../src/routes/alternates';
import { UNTRANSLATED_ID } from '../../src/features/language/untranslated-id';
import { fillIn } from '../e2e/forms/form-fields';
import { BENCH, gathered, LAMP, LOST, SCREEN } from '../e2e/support/site/gathered-works';
import { viewerOn } from '../e2e/viewer/viewer';
import type { Screen } from './screen';

const ABOUT = alternatesOf('about');
const CONTACT = alternatesOf('contact');
const WORK = alternatesOf('works-slug', BENCH.slugs);
const STORAGE = alternatesOf('works-type-slug', { en: 'storage', fr: 'rangements' });

/** The paths of a page with something after them. */
const withEnding = (paths: Alternates, ending: (locale: LocaleCode) => string): Alternates =>
  Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, `${paths[locale]}${ending(locale)}`]),
  ) as Alternates;

const cut = (address: string) => (page: Page) => page.route(address, (route: Route) => route.abort());
/** The gallery takes every form, and keeps none. */
const taken = (page: Page) =>
  page.route('**/api/form/*', (route) => route.fulfill({ json: { data: { message: 'ok' } } }));

const openMenu = (page: Page, t: Translate) => page.getByRole('button', { name: t('nav.menu') }).click();

const openSub = (section: SubNavKey) => async (page: Page, t: Translate) => {
  await openMenu(page, t);
  await page.getByRole('button', { name: subNavName(section, t) }).click();
};

const openSearch = async (page: Page, t: Translate) => {
  await page.getByRole('button', { name: t('search.open'), exact: true }).click();
  await page.getByRole('searchbox').waitFor();
};

const search = (words: string) => async (page: Page, t: Translate) => {
  await openSearch(page, t);
  await page.getByRole('searchbox').fill(words);
  await page.getByText(t('search.quoted', { words })).first().waitFor();
};

const openNewsletter = async (page: Page, t: Translate) => {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('nav.newsletter') })
    .click();
  await page.getByRole('dialog').waitFor();
};

const openEnquiry = async (page: Page, t: Translate) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('work.enquire') })
    .click();
  await page.getByRole('dialog').waitFor();
};

const enquiryForm = (page: Page) => page.locator('[role=dialog] form');
const contactForm = (page: Page) => page.locator('main form[action$="/contact"]');

/** Sends a form, and waits for what is said then. */
const sendEmpty = async (form: ReturnType<typeof enquiryForm>, t: Translate) => {
  await form.getByRole('button', { name: t('enquiry.submit') }).click();
  await form.getByText(t('form.error.required', { field: t('form.name') })).waitFor();
};

const send = async (form: ReturnType<typeof enquiryForm>, t: Translate) => {
  await fillIn(form, t, 'camille@example.org');
  await form.getByRole('button', { name: t('enquiry.submit') }).click();
  await form
    .page()
    .getByRole('heading', { name: t('enquiry.success') })
    .waitFor();
};

const signUp = (page: Page, t: Translate) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: t('newsletter.submit') })
    .click();

/** It comes from the live API; until then the page has a heading of its own. */
export const previewArrived: Screen['arrive'] = (page, t) =>
  page.getByRole('heading', { name: t('preview.title'), exact: true }).waitFor({ state: 'detached' });

/** It comes from the live API, its form a moment later. */
const roomArrived: Screen['arrive'] = (page) => page.locator('#answer form').waitFor();

/** A room that is open, and what its client may see of it. @param paths of its page */
export const roomScreens = (paths: Alternates): readonly Screen[] => [
  { name: 'room', paths, arrive: roomArrived, isFollowed: true },
  {
    name: 'room-drawn',
    paths,
    arrive: roomArrived,
    isFollowed: true,
    act: (page) => page.locator('button[aria-pressed=false]').first().click(),
  },
  {
    name: 'room-pointed',
    paths,
    arrive: roomArrived,
    isFollowed: true,
    act: async (page) => {
      await page.locator('article button[aria-pressed]').first().click();
      await page.locator('#answer').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'room-locked',
    paths,
    isFollowed: true,
    prepare: (page, locale) =>
      page.route('**/api/rooms/*', async (route) => {
        const answer = await route.fetch();
        const { gallery } = ((await answer.json()) as { data: { gallery: object } }).data;
        await route.fulfill({ json: { data: { state: 'locked', locale, gallery } } });
      }),
    act: (page) => page.locator('main form').waitFor(),
  },
];

/** What lies over a page, and what becomes of one. */
export const STATES: readonly Screen[] = [
  {
    name: 'works-none',
    paths: withEnding(STORAGE, () => '?availability=sold'),
    act: (page, t) => page.getByText(t('works.none-sold')).waitFor(),
  },
  {
    name: 'untranslated',
    paths: withEnding(alternatesOf('press'), () => `#${UNTRANSLATED_ID}`),
  },
  { name: 'contact-errors', paths: CONTACT, act: (page, t) => sendEmpty(contactForm(page), t) },
  { name: 'contact-sent', paths: CONTACT, prepare: taken, act: (page, t) => send(contactForm(page), t) },
  {
    name: 'form-answer',
    paths: CONTACT,
    // Sent by the browser itself, as it is before the page comes alive; the form's own check would stop it.
    act: async (page, t) => {
      await contactForm(page).evaluate((form) => (form as HTMLFormElement).submit());
      await page.waitForURL('**/api/form/contact');
      await contactForm(page)
        .getByText(t('form.error.required', { field: t('form.email') }))
        .waitFor();
      // As for those who have no scripts, who have the day whatever their system says.
      await page.evaluate(() => document.documentElement.removeAttribute('class'));
    },
  },
  { name: 'menu', paths: ABOUT, act: openMenu },
  {
    name: 'sub-navigation',
    paths: ABOUT,
    act: async (page, t) => {
      await openSub('works')(page, t);
      await page
        .getByRole('navigation', { name: subNavName('works', t) })
        .getByRole('link')
        .first()
        .waitFor();
    },
  },
  {
    name: 'sub-navigation-failed',
    paths: ABOUT,
    prepare: cut('**/navigation.json'),
    act: async (page, t) => {
      await openSub('events')(page, t);
      await page.getByText(t('nav.failed')).waitFor();
    },
  },
  { name: 'search', paths: ABOUT, act: openSearch },
  { name: 'search-results', paths: ABOUT, act: search('lamp') },
  { name: 'search-nothing', paths: ABOUT, act: search('zeppelin') },
  {
    name: 'search-failed',
    paths: ABOUT,
    prepare: cut('**/search/**'),
    act: async (page, t) => {
      await openSearch(page, t);
      await page.getByRole('searchbox').fill('lamp');
      await page.getByText(t('search.failed')).waitFor();
    },
  },
  { name: 'newsletter', paths: ABOUT, act: openNewsletter },
  {
    name: 'newsletter-errors',
    paths: ABOUT,
    act: async (page, t) => {
      await openNewsletter(page, t);
      await signUp(page, t);
      await page.getByText(t('form.error.required', { field: t('form.email') })).waitFor();
    },
  },
  {
    name: 'newsletter-sent',
    paths: ABOUT,
    prepare: taken,
    act: async (page, t) => {
      await openNewsletter(page, t);
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: t('form.email') })
        .fill('camille@example.org');
      await signUp(page, t);
      await page.getByText(t('newsletter.success')).waitFor();
    },
  },
  { name: 'enquiry', paths: WORK, act: openEnquiry },
  {
    name: 'enquiry-errors',
    paths: WORK,
    act: async (page, t) => {
      await openEnquiry(page, t);
      await sendEmpty(enquiryForm(page), t);
    },
  },
  {
    name: 'enquiry-sent',
    paths: WORK,
    prepare: taken,
    act: async (page, t) => {
      await openEnquiry(page, t);
      await send(enquiryForm(page), t);
    },
  },
  {
    name: 'selection-notice',
    paths: WORK,
    act: async (page, t) => {
      await page.getByRole('button', { name: t('selection.add') }).click();
      await page.getByText(t('selection.added')).waitFor();
    },
  },
  {
    name: 'selection-taken-out',
    paths: alternatesOf('selection'),
    prepare: (page, locale) => gathered(locale, BENCH, SCREEN, LOST)(page),
    act: async (page, t) => {
      await page.getByText(t('selection.gone', { count: 1 })).waitFor();
      const takeOut = new RegExp(t('selection.take-out-named', { title: '.+' }));
      await page.getByRole('button', { name: takeOut }).first().click();
      await page.getByText(t('selection.taken-out')).waitFor();
    },
  },
  {
    name: 'selection-shared',
    paths: withEnding(alternatesOf('selection'), (locale) =>
      slugListQuery([BENCH, LAMP].map(({ slugs }) => slugs[locale])),
    ),
    act: (page, t) => page.getByRole('button', { name: t('selection.add-all') }).waitFor(),
  },
  {
    name: 'viewer',
    paths: alternatesOf('works-slug', LAMP.slugs),
    act: (page, t) => viewerOn(page, t).open(1),
  },
  {
    name: 'preview-unknown',
    paths: alternatesOf('preview-id', { en: 'unknown', fr: 'unknown' }),
    act: (page, t) => page.getByText(t('preview.unknown')).waitFor(),
  },
  {
    name: 'room-closed',
    paths: alternatesOf('room-id', { en: 'unknown', fr: 'unknown' }),
    act: (page) => page.locator('main address').waitFor(),
  },
];
