import type { Page } from '@playwright/test';
import { readCalendar } from '../../../src/features/calendar/testing/read-calendar';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../../../src/i18n/locales';
import { filePath } from '../../../src/routes/file-routes';
import { routePath } from '../../../src/routes/route-path';
import { open } from '../support/browser/browser';
import { downloadBy, downloadFrom, fetchFile } from '../support/site/downloads';
import { tabTo } from '../support/browser/focus';
import { makePreview } from '../support/site/make-previews';
import { attributeOf, readPage, textOf } from '../support/site/read-page';
import { BUILT_PAGES, ORIGIN, SITE, type SitePage } from '../support/site/site';
import { expect, inTurn, test } from '../support/test';
const EVENTS = BUILT_PAGES.filter(({ route }) => route === 'events-slug');
const CALENDAR = 'text/calendar; charset=utf-8';

/** The dates of an event's file; its end is the day after the last. */
async function daysOf({ path }: SitePage): Promise<{ start: string; end: string }> {
  const [entry] = readCalendar((await fetchFile(`${path}.ics`)).text).events;
  return { start: String(entry?.value('dtstart')), end: String(entry?.value('dtend')) };
}

const today = new Date().toISOString().slice(0, 10);

/** An event of the language that is not over, or one that is. */
async function eventThat(isOver: boolean, locale: LocaleCode): Promise<SitePage> {
  for (const page of EVENTS.filter((event) => event.locale === locale))
    if ((await daysOf(page)).end <= today === isOver) return page;
  throw new Error(`The sample catalogue has no event that is ${isOver ? 'over' : 'not over'} in ${locale}`);
}

const addLinkOf = (page: Page, locale: LocaleCode) =>
  page.getByRole('main').getByRole('link', { name: translator(locale)('calendar.add') });

test.describe('the file', () => {
  for (const { path, locale } of EVENTS)
    test(`${path}.ics is the event of its page`, async () => {
      const { status, type, text } = await fetchFile(`${path}.ics`);
      expect([status, type]).toEqual([200, CALENDAR]);
      const calendar = readCalendar(text);
      expect(calendar.value('x-wr-timezone')).toBe('Europe/Paris');
      expect(calendar.events).toHaveLength(1);
      const [{ value, event }] = calendar.events as [(typeof calendar.events)[number]];
      const { html } = await readPage(path);
      expect(String(value('summary')).replace(/\s/g, ' ')).toBe(textOf(html, 'h1'));
      expect(value('url')).toBe(attributeOf(html, 'head link[rel=canonical]', 'href'));
      // The talk has hours, what is on view for days has none.
      const isTimed = path.includes('/talk-');
      expect([event.startDate.isDate, event.endDate.isDate]).toEqual([!isTimed, !isTimed]);
      if (isTimed)
        expect([event.startDate.toJSDate().toISOString(), event.startDate.zone?.tzid]).toEqual([
          '2026-12-10T18:00:00.000Z',
          'Europe/Paris',
        ]);
      expect(event.endDate.compare(event.startDate)).toBe(1);
      expect(value('uid')).toMatch(new RegExp(`^event-\\S+-${locale}@\\S+$`));
    });

  for (const locale of inTurn(LOCALE_CODES, __filename))
    test(`of all events is at its address in ${locale}`, async () => {
      const { status, type, text } = await fetchFile(filePath('events-calendar', locale));
      expect([status, type]).toEqual([200, CALENDAR]);
      const calendar = readCalendar(text);
      const pages = EVENTS.filter((page) => page.locale === locale).map(({ path }) => ORIGIN + path);
      expect(calendar.events.map(({ value }) => value('url')).sort()).toEqual(pages.sort());
      expect(new Set(calendar.events.map(({ value }) => value('uid'))).size).toBe(pages.length);
      expect(calendar.value('x-wr-calname')).toBe(
        translator(locale)('calendar.name', { gallery: 'meubles et lumières' }),
      );
      expect(calendar.value('refresh-interval')).toBe('P1D');
    });

  for (const path of [
    '/events/nothing.ics',
    '/fr/evenements/nothing.ics',
    '/fr/events.ics',
    `${EVENTS[0]!.path}.vcf`,
  ])
    test(`is not found at ${path}`, async () => {
      expect((await fetchFile(path)).status).toBe(404);
    });
});

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    test('an event goes into the calendar', async () => {
      const { path } = await eventThat(false, locale);
      const page = await open(path);
      const file = await downloadFrom(addLinkOf(page, locale));
      expect(file.name).toBe(`${path.slice(path.lastIndexOf('/') + 1)}.ics`);
      expect(readCalendar(file.text).events[0]?.value('url')).toBe(ORIGIN + path);
    });

    test('all events can be subscribed to, or kept, by the keyboard', async () => {
      const t = translator(locale);
      const page = await open(routePath('events', locale));
      const subscription = page.getByRole('link', { name: t('calendar.subscribe') });
      await expect(subscription).toHaveAttribute(
        'href',
        ORIGIN.replace('https:', 'webcal:') + filePath('events-calendar', locale),
      );
      await subscription.focus();
      const link = page.getByRole('link', { name: t('calendar.file') });
      await tabTo(link, 1);
      const file = await downloadBy(link, () => page.keyboard.press('Enter'));
      expect(file.name).toBe(locale === 'en' ? 'events.ics' : 'evenements.ics');
      expect(readCalendar(file.text).events.length).toBeGreaterThan(1);
    });

    test('a preview brings its calendar along', async () => {
      const { path } = await eventThat(false, locale);
      const page = await open(
        await makePreview(SITE.dataDir, { type: 'event', id: await idOf(path), locale }),
      );
      await addLinkOf(page, locale).waitFor();
      await expect.poll(() => addLinkOf(page, locale).getAttribute('href')).toMatch(/^data:text\/calendar/);
      const file = await downloadFrom(addLinkOf(page, locale));
      expect(readCalendar(file.text).events[0]?.value('url')).toBe(ORIGIN + path);
    });
  });

test('a past event does not go into the calendar', async () => {
  const { path } = await eventThat(true, 'en');
  const page = await open(path);
  await expect(addLinkOf(page, 'en')).toHaveCount(0);
});

test('without scripts, events can be kept one by one and all together', async () => {
  const t = translator('en');
  const { path } = await eventThat(false, 'en');
  const page = await open(path, { javaScriptEnabled: false });
  const one = await downloadFrom(addLinkOf(page, 'en'));
  expect(readCalendar(one.text).events[0]?.value('url')).toBe(ORIGIN + path);
  await page.goto(routePath('events', 'en'));
  await expect(page.getByRole('link', { name: t('calendar.subscribe') })).toBeVisible();
  const all = await downloadFrom(page.getByRole('link', { name: t('calendar.file') }));
  expect(readCalendar(all.text).events.length).toBeGreaterThan(1);
});

/** The id that an event's file is known by. */
async function idOf(path: string): Promise<string> {
  const [entry] = readCalendar((await fetchFile(`${path}.ics`)).text).events;
  return String(entry?.value('uid')).replace(/^event-(.*)-\w+@.*$/, '$1');
}
