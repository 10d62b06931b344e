import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../tests/render-page';
import type { LocaleCode } from '../../i18n/locales';
import { LanguageOffer } from './language-offer';
import { LanguageSwitch } from './language-switch';
import { localeCookie } from './locale-cookie';
import { useTranslatedSearch } from './translated-search';
import { UntranslatedNotice } from './untranslated-notice';

describe('language offer', () => {
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

    it('offers and is followed where the browser allows no cookies', () => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      window.history.replaceState(null, '', '/about?page=2');
      speak('fr');
      show('en');
      fireEvent.click(offer()!);
      expect(offer()).toHaveAttribute('href', '/fr/a-propos?page=2');
      Reflect.deleteProperty(document, 'cookie');
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
});

describe('language switch', () => {
  const link = (name: string) =>
    within(screen.getByRole('list', { name: 'Langue' })).getByRole('link', { name });

  const bench = { en: '/works/quai-bench', fr: '/fr/oeuvres/banc-quai' };
  /** A French page, whose switch is used while the browser is at an address. */
  const showAt = (address: string, alternates: { en: string | null; fr: string | null } = bench) => {
    window.history.replaceState(null, '', address);
    renderInPage(<LanguageSwitch route="works-slug" alternates={alternates} />, { locale: 'fr' });
  };

  /** Where clicks have led the browser, which can't go anywhere here. */
  const followed = jest.fn();

  beforeAll(() => {
    document.addEventListener('click', (event) => {
      if (!event.defaultPrevented) followed((event.target as HTMLAnchorElement).getAttribute('href'));
      event.preventDefault();
    });
  });

  beforeEach(() => {
    followed.mockClear();
    document.cookie = 'i18n_redirected=; Max-Age=0; Path=/';
  });

  describe('the cookie of the language', () => {
    it('is i18n_redirected: it lasts 365 days on all paths, same-site lax, and is secure on https', () => {
      const cookie = 'i18n_redirected=fr; Max-Age=31536000; Path=/; SameSite=Lax';
      expect(localeCookie('fr', 'http:')).toBe(cookie);
      expect(localeCookie('fr', 'https:')).toBe(`${cookie}; Secure`);
    });
  });

  describe('LanguageSwitch', () => {
    it('remembers the choice, and keeps the query and hash of the moment', async () => {
      showAt('/fr/oeuvres/banc-quai');
      window.history.replaceState(null, '', '?availability=sold#hd-images');
      await userEvent.click(link('English'));
      expect(document.cookie).toBe('i18n_redirected=en');
      expect(followed.mock.calls).toEqual([['/works/quai-bench?availability=sold#hd-images']]);
    });

    it('leads to the same place where the browser allows no cookies', async () => {
      const refused = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      showAt('/fr/oeuvres/banc-quai?availability=sold');
      await userEvent.click(link('English'));
      expect(followed.mock.calls).toEqual([['/works/quai-bench?availability=sold']]);
      refused.mockRestore();
    });

    it('opens a new tab at the same place', () => {
      showAt('/fr/oeuvres/banc-quai?availability=sold');
      fireEvent.click(link('English'), { ctrlKey: true });
      expect(link('English')).toHaveAttribute('href', '/works/quai-bench?availability=sold');
      expect(document.cookie).toBe('i18n_redirected=en');
    });

    it('does not carry the notice of a missing translation over to the other language', async () => {
      showAt('/fr/presse#untranslated', { en: '/press', fr: '/fr/presse' });
      await userEvent.click(link('English'));
      expect(followed.mock.calls).toEqual([['/press']]);
    });

    it('keeps nothing of the address where it leads to another page', async () => {
      showAt('/fr/oeuvres/banc-quai?ref=letter#hd-images', { en: null, fr: '/fr/oeuvres/banc-quai' });
      await userEvent.click(link('English'));
      expect(followed.mock.calls).toEqual([['/works/type/all#untranslated']]);
      expect(document.cookie).toBe('i18n_redirected=en');
    });

    it('leads to the same page in each language, each in its own name', () => {
      const alternates = { en: '/works/quai-bench', fr: '/fr/oeuvres/banc-quai' };
      renderInPage(<LanguageSwitch route="works-slug" alternates={alternates} />, { locale: 'fr' });
      expect(link('English')).toHaveAttribute('href', '/works/quai-bench');
      expect(link('English')).toHaveAttribute('hreflang', 'en');
      expect(link('English')).toHaveAttribute('lang', 'en');
      expect(link('English')).not.toHaveAttribute('aria-current');
      expect(link('français')).toHaveAttribute('href', '/fr/oeuvres/banc-quai');
      expect(link('français')).toHaveAttribute('aria-current', 'true');
    });

    it('leads to the notice on the list where there is no translation', () => {
      const alternates = { en: null, fr: '/fr/presse/revue' };
      renderInPage(
        <>
          <LanguageSwitch route="press-slug" alternates={alternates} />
          <UntranslatedNotice />
        </>,
        { locale: 'fr' },
      );
      const notice = screen.getByText('Cette page n’existe pas en français', { exact: false });
      expect(link('English')).toHaveAttribute('href', `/press#${notice.id}`);
    });
  });
});
