import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderInPage } from '../../../tests/render-page';
import { NewsletterLink } from './newsletter-link';

jest.mock('./newsletter-dialog', () => {
  throw new Error('Loading chunk failed');
});

it('leads to the form on the page when the dialog cannot be fetched, and a reload has not helped', async () => {
  sessionStorage.setItem('chunk-reload:/', String(Date.now()));
  renderInPage(<NewsletterLink />);
  await userEvent.click(screen.getByRole('link', { name: 'newsletter' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/contact#newsletter'));
});
