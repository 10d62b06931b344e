import { screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { translator } from '../../i18n/i18n';
import type { LocaleCode } from '../../i18n/locales';
import { ErrorScreen } from './error-screen';
import { statusMessage } from './status-message';

const show = (status: number, locale: LocaleCode) =>
  renderInPage(<ErrorScreen status={status} message={statusMessage(status, translator(locale))} />, {
    locale,
  });

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('ErrorScreen', () => {
  it.each<[number, LocaleCode, string]>([
    [404, 'en', 'Can’t find the page you are looking for.'],
    [404, 'fr', 'La page que vous recherchez n’existe pas ou plus.'],
    [500, 'en', 'There was an unexpected error on our server, please check back later.'],
    [500, 'fr', 'Il semble qu’il y ait eu une erreur inattendue sur notre serveur.'],
  ])('has the text of %i in %s', (status, locale, text) => {
    show(status, locale);
    expect(heading()).toBe(text);
    expect(screen.getByText(String(status))).toBeInTheDocument();
  });

  it.each<[number, LocaleCode, string]>([
    [503, 'en', 'Our server is not available'],
    [503, 'fr', 'Notre serveur est indisponible'],
    [418, 'en', 'Unexpected error'],
    [418, 'fr', 'Erreur inattendue'],
  ])('of another status, %i in %s, has code and message only', (status, locale, message) => {
    show(status, locale);
    expect(screen.getByText(String(status))).toBeInTheDocument();
    expect(heading()).toBe(message);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('has code and message as title', () => {
    show(404, 'fr');
    expect(document.title).toMatch(/^404 Page introuvable \| /);
    show(503, 'en');
    expect(document.title).toMatch(/^503 Our server is not available \| /);
  });

  it('keeps its title when that of the page that failed comes after it, and leaves none behind', async () => {
    document.head.replaceChildren();
    const { unmount } = show(500, 'en');
    document.head.innerHTML = '<title data-gatsby-head="true">About</title>';
    await waitFor(() => {
      expect(document.title).toMatch(/^500 Internal server error \| /);
    });
    document.head.replaceChildren();
    await waitFor(() => {
      expect(document.title).toMatch(/^500 Internal server error \| /);
    });
    unmount();
    expect(document.querySelector('title')).toBeNull();
  });
});
