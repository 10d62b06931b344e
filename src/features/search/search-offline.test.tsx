import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { opener, showButton } from './testing/sample-search';

jest.mock('./box/search-box', () => {
  throw new Error('Loading chunk failed');
});

it('leads to all works when the box can’t be fetched', async () => {
  window.history.replaceState(null, '', '/about?q=lamp');
  showButton();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/works/type/all'));
  expect(window.location.search).toBe('');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener());
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(2));
});
