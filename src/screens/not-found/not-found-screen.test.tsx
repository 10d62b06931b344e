/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { renderInPage, TestPage } from '../../../tests/render-page';
import { NotFoundScreen } from './not-found-screen';

beforeEach(() => window.history.replaceState({}, '', '/fr/%C5%93uvres'));
afterEach(() => window.history.replaceState({}, '', '/'));

describe('NotFoundScreen', () => {
  it('says what was not found once the page is in the browser', () => {
    renderInPage(<NotFoundScreen />, { locale: 'fr' });
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'La page que vous recherchez n’existe pas ou plus.',
      }),
    ).toBeInTheDocument();
    expect(screen.getByText('Page introuvable\u202f: /fr/œuvres')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/fr');
  });

  it('has no address in its first render', () => {
    const html = renderToString(
      <TestPage>
        <NotFoundScreen />
      </TestPage>,
    );
    expect(html).toContain('Page not found<');
    expect(html).not.toContain('uvres');
  });

  it('has the lights’ control in its lamp', async () => {
    renderInPage(<NotFoundScreen />);
    await userEvent.click(screen.getByRole('button', { name: 'Lights: day. Switch to evening' }));
  });
});
