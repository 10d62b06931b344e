import { screen, waitFor, within } from '@testing-library/react';
import { answered, floor, open, row, server } from './testing/open-shelf';

const copied = () => (path: string) =>
  path === '/items' ? answered({ shelf: 'works', id: 'brise-copy' }, 201) : undefined;
const asked = () => server.asked.filter(([path]) => path === '/items').map(([, body]) => body);
const inHand = () => screen.getByRole('complementary', { name: 'the piece in hand' });

it('duplicates the piece in hand from the list, by its button as by a letter, and opens the copy', async () => {
  const { user, router } = await open();
  server.answer = copied();
  await user.keyboard('j');
  await user.click(within(inHand()).getByRole('button', { name: /^duplicate/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/works/brise-copy'));
  expect(asked()).toEqual([{ shelf: 'works', copyOf: 'brise' }]);
});

it('does so by a letter as well', async () => {
  const { user, router } = await open();
  server.answer = copied();
  await user.keyboard('jjd');
  await waitFor(() => expect(router.state.location.pathname).toBe('/works/brise-copy'));
  expect(asked()).toEqual([{ shelf: 'works', copyOf: 'cloison' }]);
});

it('offers it of one that is chosen, where there is no room for the piece in hand, and of no more than one', async () => {
  const { user } = await open();
  await user.keyboard('jx');
  const button = () => within(screen.getByRole('contentinfo')).queryByRole('button', { name: 'duplicate' });
  expect(button()).toBeInTheDocument();
  await user.keyboard('jx');
  await waitFor(() => expect(floor()).toHaveTextContent('2 works'));
  expect(button()).not.toBeInTheDocument();
});

it('offers nothing of the kind of what is a draft alone', async () => {
  server.works = server.works.map((work) => ({ ...work, state: 'draft' }));
  const { user } = await open();
  await user.keyboard('j');
  expect(within(inHand()).queryByRole('button', { name: /^duplicate/ })).not.toBeInTheDocument();
});

it('offers it on a phone where a piece is tapped to be marked', async () => {
  const { matchMedia } = window;
  window.matchMedia = ((query: string) => ({ ...matchMedia(query), matches: true })) as never;
  const { user, router } = await open();
  server.answer = copied();
  await user.click(within(row('Brise')).getByRole('button', { name: 'available, mark as sold' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'duplicate' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/works/brise-copy'));
  expect(asked()).toEqual([{ shelf: 'works', copyOf: 'brise' }]);
  window.matchMedia = matchMedia;
});
