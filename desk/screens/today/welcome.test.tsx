import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginFirstVisit } from '../../app/first-visit';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import { Welcome } from './welcome';

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => {};
});

async function open() {
  renderInDesk(
    () => (
      <>
        <h1>today</h1>
        <Welcome />
      </>
    ),
    await loadLanguage('en'),
  );
  await screen.findByRole('heading');
}
const way = () => screen.queryByRole('link', { name: 'open the help' });

it('points to the help, on the first visit alone', async () => {
  beginFirstVisit();
  await open();
  expect(way()).toHaveAttribute('href', '/manual');
  await userEvent.setup().click(screen.getByRole('button', { name: 'not now' }));
  expect(way()).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

it('says nothing to who has been here before', async () => {
  await open();
  expect(way()).not.toBeInTheDocument();
});
