import { act, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '../../app/data';
import { returnTo, rowReturnedTo } from '../../app/lists/row-left';
import { floor, open, row, server } from './testing/open-shelf';

/** Longer than a letter waits for the next one of a word. */
const pause = () => new Promise((done) => setTimeout(done, 500));
const finder = () => screen.getByRole('searchbox', { name: 'find a work' });
const panel = () => screen.getByRole('complementary', { name: 'the piece in hand' });

it('has none in hand before somebody goes to one: letters do nothing to the first', async () => {
  const { user } = await open();
  expect(row('Brise')).not.toHaveAttribute('aria-current');
  expect(panel()).toHaveTextContent(/Click on a row.*Several are chosen with the boxes/);
  await user.keyboard('s');
  await pause();
  expect(server.asked).toEqual([]);
  await user.click(within(row('Cloison')).getByText('1953'));
  expect(panel()).toHaveTextContent('Cloison');
  await user.keyboard('s');
  await waitFor(() => expect(floor()).toHaveTextContent('Cloison is sold'));
});

it('goes to the first by an arrow, though nothing has the focus yet', async () => {
  const { user } = await open();
  expect(document.body).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(row('Brise')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(row('Cloison')).toHaveFocus();
});

it('has the neighbour in hand where a row goes from the list', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  server.works = server.works.filter(({ id }) => id !== 'cloison');
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(row('Guetteur')).toHaveFocus());
  expect(panel()).toHaveTextContent('Guetteur');
});

it('has the row in hand from which one comes back by a way of its own', async () => {
  returnTo('guetteur');
  await open();
  await waitFor(() => expect(row('Guetteur')).toHaveFocus());
  expect(rowReturnedTo()).toBeUndefined();
});

it.each([['no row'], ['a row']])(
  'looks for a word that is typed, with %s in hand, and does nothing else',
  async (what) => {
    const { user, router } = await open();
    if (what === 'a row') await user.keyboard('j');
    await pause();
    await user.keyboard('semaphore');
    await pause();
    expect(finder()).toHaveValue('semaphore');
    expect(finder()).toHaveFocus();
    expect(server.asked).toEqual([]);
    expect(router.state.location.pathname).toBe('/works');
  },
);

it('sells one after another, however fast the keys follow', async () => {
  const { user } = await open();
  await user.keyboard('jsjs');
  await waitFor(() =>
    expect(server.asked.map(([, body]) => (body as { ids: string[] }).ids)).toEqual([['brise'], ['cloison']]),
  );
});

it('has none in hand any more once something else is looked for', async () => {
  const { user } = await open();
  await user.keyboard('j');
  expect(row('Brise')).toHaveAttribute('aria-current', 'true');
  await user.type(finder(), 'bri');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(row('Brise')).not.toHaveAttribute('aria-current');
  act(() => finder().blur());
  await user.keyboard('s');
  await pause();
  expect(server.asked).toEqual([]);
});

it('says on other screens as well what was sold by a key, and takes it back from there', async () => {
  const { user, router } = await open();
  await user.keyboard('js{Enter}');
  await screen.findByText('the editor');
  const note = within(screen.getByRole('region', { name: 'just done' }));
  await note.findByText(/is sold/);
  await user.click(note.getByRole('button', { name: 'undo' }));
  await note.findByText('Undone.');
  expect(server.asked.at(-1)?.[1]).toEqual({ ids: ['brise'], availability: 'available' });
  expect(router.state.location.pathname).toBe('/works/brise');
});
