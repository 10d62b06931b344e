import { screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { FormDoneScreen } from './form-done-screen';

it('says what happened, what follows, and leads back to the site', () => {
  const view = { title: 'Message envoyé', lines: ['Merci.', 'À bientôt.'], back: 'Retour au site' };
  renderInPage(<FormDoneScreen view={view} />, { locale: 'fr' });
  expect(screen.getByRole('heading', { level: 1, name: 'Message envoyé' })).toBeInTheDocument();
  for (const line of view.lines) expect(screen.getByText(line)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Retour au site' })).toHaveAttribute('href', '/fr');
});
