import { screen } from '@testing-library/react';
import { renderInPage, TEST_SITE } from '../../tests/render-page';
import { LateFailedPage } from './late-failed-page';

jest.mock('./failed-page', () => {
  throw new Error('Loading chunk 1 failed.');
});

it('says the status where the code of the error page can’t be fetched', async () => {
  renderInPage(<LateFailedPage status={503} path="/about" site={TEST_SITE} />);
  expect(await screen.findByRole('heading', { name: '503' })).toBeInTheDocument();
});
