import { act, fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../../tests/render-page';
import { endFollowing, watchFollowing } from '../browser/following';
import type { LocaleCode } from '../i18n/locales';
import { LateNotes } from './late-notes';

const waiting: Partial<Record<'idle' | 'used', () => void>> = {};
const wait = (when: 'idle' | 'used') => (task: () => void) => {
  waiting[when] = task;
  return () => undefined;
};
jest.mock('../browser/moments/when-idle', () => ({ whenIdle: (task: () => void) => wait('idle')(task) }));
jest.mock('../browser/moments/when-used', () => ({ whenUsed: (task: () => void) => wait('used')(task) }));
jest.mock('./notes', () => ({ Notes: () => <p>the notes</p> }));

let onLine = true;
const browser = { language: 'en-GB', cookie: '' };

beforeAll(() => {
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => onLine);
  jest.spyOn(window.navigator, 'language', 'get').mockImplementation(() => browser.language);
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => browser.cookie);
  watchFollowing();
});
beforeEach(() => {
  delete waiting.idle;
  delete waiting.used;
});

function show(locale: LocaleCode) {
  renderInPage(
    <>
      <LateNotes path="/about" alternates={{ en: '/about', fr: '/fr/a-propos' }} isPage />
      <a href="/works">works</a>
    </>,
    { locale },
  );
}

it.each([
  ['en', 'en-GB', '', 'used'],
  ['fr', 'fr', 'theme=dark', 'used'],
  ['en', 'fr-FR', '', 'idle'],
  ['en', 'nl', '', 'idle'],
  ['en', 'fr-FR', 'i18n_redirected=en', 'used'],
  ['en', 'en-GB', 'i18n_redirected=fr', 'idle'],
] as const)('on a page in %s for a browser in %s with ‘%s’ they come when it is %s', async (...facts) => {
  const [locale, language, cookie, moment] = facts;
  Object.assign(browser, { language, cookie });
  show(locale);
  expect(Object.keys(waiting)).toEqual([moment]);
  await act(async () => waiting[moment]?.());
  expect(screen.getByText('the notes')).toBeInTheDocument();
});

it('says why the next page does not come to whoever is offline before they have come', () => {
  Object.assign(browser, { language: 'en', cookie: '' });
  show('en');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  onLine = false;
  fireEvent.click(screen.getByRole('link', { name: 'works' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\. The page will come/);
  act(endFollowing);
});
