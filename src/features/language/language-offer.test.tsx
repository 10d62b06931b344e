import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../tests/render-page';
import type { LocaleCode } from '../../i18n/locales';
import { LanguageOffer } from './language-offer';
import { useTranslatedSearch } from './translated-search';

const alternates = { en: '/about', fr: '/fr/a-propos' };
const SEARCHES = { fr: '?works=banc-quai' };
const speak = (...languages: string[]) =>
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(languages);
const show = (locale: LocaleCode, parts: Partial<Parameters<typeof LanguageOffer>[0]> = {}) =>
  renderInPage(<LanguageOffer path={alternates[locale]} alternates={alternates} {...parts} />, { locale });
const offer = () => screen.queryByRole('link');

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'i18n_redirected=; Max-Age=0';
});
afterEach(() => jest.restoreAllMocks());

describe('LanguageOffer', () => {
  it.each<[LocaleCode, string[], string, string]>([
    ['en', ['fr-CA'], 'Cette page en français', '/fr/a-propos'],
    ['en', ['nl', 'fr'], 'Cette page en français', '/fr/a-propos'],
    ['fr', ['en-GB', 'fr'], 'This page in English', '/about'],
  ])('on a page in %s offers to a browser of %j: %s', (locale, languages, text, href) => {
    speak(...languages);
    show(locale);
    expect(offer()).toHaveTextContent(text);
    expect(offer()).toHaveAttribute('href', href);
    expect(offer()?.closest('[lang]')).toHaveAttribute('lang', locale === 'en' ? 'fr' : 'en');
    // Screen readers find it among the parts of the page.
    const part = screen.getByRole('complementary', { name: locale === 'en' ? 'Language' : 'Langue' });
    expect(part).toContainElement(offer());
  });

  it.each<[LocaleCode, string[]]>([
    ['en', ['en-US', 'fr']],
    ['fr', ['fr-CA', 'en']],
    ['en', ['nl-NL']],
    ['en', []],
  ])('on a page in %s offers nothing to a browser of %j', (locale, languages) => {
    speak(...languages);
    show(locale);
    expect(offer()).not.toBeInTheDocument();
  });

  it('offers nothing in a frame, where an editor has chosen the language', () => {
    speak('fr');
    jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    show('en');
    expect(offer()).not.toBeInTheDocument();
  });

  it('offers what was chosen before, and nothing to who has chosen this', () => {
    speak('en');
    document.cookie = 'i18n_redirected=fr';
    show('en');
    expect(offer()).toHaveTextContent('Cette page en français');
  });

  it('offers nothing where there is no translation, nor to who comes from the site', () => {
    speak('fr');
    show('en', { alternates: { en: '/about', fr: null } });
    expect(offer()).not.toBeInTheDocument();
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/press`);
    show('en');
    expect(offer()).not.toBeInTheDocument();
  });

  it('leads to the same place, with the query as the other language has it', () => {
    function Shared() {
      useTranslatedSearch(SEARCHES);
      return <LanguageOffer path="/about" alternates={alternates} />;
    }
    window.history.replaceState(null, '', '/about?works=quai-bench#hd-images');
    // jsdom can't go anywhere.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    speak('fr');
    renderInPage(<Shared />, { locale: 'en' });
    fireEvent.click(offer()!);
    expect(offer()).toHaveAttribute('href', '/fr/a-propos?works=banc-quai#hd-images');
  });

  it('stays closed once it was closed', async () => {
    speak('fr');
    const { unmount } = show('en');
    await userEvent.click(screen.getByRole('button', { name: 'Non, merci' }));
    expect(offer()).not.toBeInTheDocument();
    unmount();
    show('en');
    expect(offer()).not.toBeInTheDocument();
  });
});
