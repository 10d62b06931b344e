/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderInPage, TEST_SITE, TestPage } from '../../../tests/render-page';
import type { OpeningTimes } from '../../contract/site-settings';
import type { LocaleCode } from '../../i18n/locales';
import type { SiteView } from '../../seo/site-view';
import { ContactAddress } from './contact-address';

const TIMES: OpeningTimes[] = [{ days: ['Tuesday', 'Wednesday'], opens: '11:00', closes: '19:00' }];
const site = {
  ...TEST_SITE,
  contact: { ...TEST_SITE.contact, opening_hours: ['11 am to 7 pm'], opening_times: TIMES },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** As it is once the browser is idle. */
async function showAt(moment: string, locale: LocaleCode, at: SiteView = site) {
  jest.setSystemTime(new Date(moment));
  renderInPage(<ContactAddress />, { locale, site: at });
  await act(() => jest.advanceTimersByTimeAsync(3000));
}

// 1 December 2026 is a Tuesday.
it.each([
  ['2026-12-01T12:00:00Z', 'open now, until 7\u00a0pm', 'ouvert en ce moment, jusqu’à 19\u00a0h'],
  ['2026-12-01T08:00:00Z', 'closed, opens at 11\u00a0am', 'fermé, ouvre à 11\u00a0h'],
  ['2026-12-01T20:00:00Z', 'closed, opens tomorrow at 11\u00a0am', 'fermé, ouvre demain à 11\u00a0h'],
  ['2026-12-03T20:00:00Z', 'closed, opens on Tuesday at 11\u00a0am', 'fermé, ouvre mardi à 11\u00a0h'],
])('says at %s: %s', async (moment, english, french) => {
  const exactly = { normalizer: (text: string) => text };
  await showAt(moment, 'en');
  const said = screen.getByText(english, exactly);
  expect(said.closest('[role=status], [aria-live]')).toBeNull();
  await showAt(moment, 'fr');
  expect(screen.getByText(french, exactly)).toBeInTheDocument();
});

it('changes by itself', async () => {
  await showAt('2026-12-01T17:59:30Z', 'en');
  expect(screen.getByText(/open now/)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText(/opens tomorrow/)).toBeInTheDocument();
});

it('is no word of the page that is built, nor where no times are known', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const built = renderToString(
    <TestPage site={site}>
      <ContactAddress />
    </TestPage>,
  );
  expect(built).toContain('11 am to 7 pm');
  expect(built).not.toMatch(/open now|closed/);
  await showAt('2026-12-01T12:00:00Z', 'en', TEST_SITE);
  expect(screen.queryByText(/open now|closed/)).not.toBeInTheDocument();
});
