/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { renderWithoutScripts } from '../../../tests/render-without-scripts';
import { NotFoundScreen } from './not-found-screen';

beforeEach(() => window.history.replaceState({}, '', '/fr/%C5%93uvres'));
afterEach(() => window.history.replaceState({}, '', '/'));

describe('NotFoundScreen', () => {
  it('shows status, message and, once the page is in the browser, its path', () => {
    renderInPage(<NotFoundScreen />, { locale: 'fr' });
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'La page que vous recherchez n’existe pas ou plus.',
      }),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Page introuvable\s: \/fr\/œuvres$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Rechercher «\u202fœuvres\u202f»' })).toHaveAttribute(
      'href',
      '/fr?q=%C5%93uvres',
    );
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/fr');
  });

  it('has ‘Back home’, which leads to /', () => {
    renderInPage(<NotFoundScreen />);
    expect(screen.getByRole('link', { name: 'Back home' })).toHaveAttribute('href', '/');
  });

  it('has no address in its first render', () => {
    const html = renderWithoutScripts(<NotFoundScreen />);
    expect(html).toContain('Page not found<');
    expect(html).not.toContain('uvres');
  });
});
