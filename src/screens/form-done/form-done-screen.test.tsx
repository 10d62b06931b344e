import { screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { FormDoneScreen } from './form-done-screen';

it('names the work that a message was about, and leads back to it', () => {
  const about = {
    name: 'work',
    slug: 'banc-quai',
    path: '/fr/oeuvres/banc-quai',
    title: 'Banc Quai',
    facts: 'Odile Arc',
    text: 'Votre demande porte sur cette œuvre',
  } as const;
  const view = { title: 'Message envoyé', lines: [], about, back: 'Retour au site' };
  renderInPage(<FormDoneScreen view={view} />, { locale: 'fr' });
  const link = screen.getByRole('link', { name: 'Banc Quai' });
  expect(link).toHaveAttribute('href', '/fr/oeuvres/banc-quai');
  expect(link.parentElement).toHaveTextContent('Votre demande porte sur cette œuvreBanc Quai, Odile Arc');
});

it('says what happened, what follows, and leads back to the site', () => {
  const view = { title: 'Message envoyé', lines: ['Merci.', 'À bientôt.'], back: 'Retour au site' };
  renderInPage(<FormDoneScreen view={view} />, { locale: 'fr' });
  expect(screen.getByRole('heading', { level: 1, name: 'Message envoyé' })).toBeInTheDocument();
  for (const line of view.lines) expect(screen.getByText(line)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Retour au site' })).toHaveAttribute('href', '/fr');
});
