import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { takeAlong } from '../../app/lists/just-done';
import { answered, floor, open, row, server } from './testing/open-shelf';

const atFoot = () => within(screen.getByRole('contentinfo'));
const undo = () => atFoot().getByRole('button', { name: 'undo' });

/** All that the page knew is gone; the window's own is kept. */
async function loadAgain() {
  const kept = { ...sessionStorage };
  cleanup();
  takeAlong(undefined);
  // A page that goes leaves nothing as one that is left does.
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  return open();
}

it('says what was done last, and takes it back, after the page was loaded again', async () => {
  const { user } = await open();
  await user.keyboard('js');
  await waitFor(() => expect(floor()).toHaveTextContent('Brise is sold'));
  const again = await loadAgain();
  expect(floor()).toHaveTextContent('Brise is sold');
  await again.user.click(undo());
  await waitFor(() => expect(floor()).toHaveTextContent('Undone.'));
  expect(server.asked.at(-1)?.[1]).toEqual({ ids: ['brise'], availability: 'available' });
  await loadAgain();
  expect(atFoot().queryByRole('button', { name: 'undo' })).not.toBeInTheDocument();
});

it('takes back by its version what was taken off the site, and says where somebody has changed it since', async () => {
  server.answer = (path) =>
    path === '/withdraw'
      ? answered({ published: [{ shelf: 'works', id: 'brise', urls: {}, version: 7 }], refused: [] })
      : answered(
          { published: [], refused: [{ shelf: 'works', id: 'brise', findings: [{ name: 'conflict' }] }] },
          409,
        );
  const { user } = await open();
  await user.keyboard('j');
  await user.click(screen.getByRole('button', { name: 'take off the site' }));
  await waitFor(() => expect(floor()).toHaveTextContent('Brise is off the site'));
  const again = await loadAgain();
  await again.user.click(undo());
  await waitFor(() => expect(floor()).toHaveTextContent('Brise has been changed since.'));
  expect(server.asked.at(-1)).toEqual([
    '/take-back',
    { items: [{ shelf: 'works', id: 'brise', version: 7 }] },
  ]);
});

it('comes with who goes to another screen and back', async () => {
  const { user, router } = await open();
  await user.keyboard('js');
  await waitFor(() => expect(floor()).toHaveTextContent('Brise is sold'));
  await user.click(row('Cloison'));
  await user.keyboard('{Enter}');
  await screen.findByText('the editor');
  screen.getByRole('button', { name: 'undo' });
  router.history.back();
  await screen.findByRole('grid');
  await waitFor(() => expect(floor()).toHaveTextContent('Brise is sold'));
  expect(screen.getAllByRole('button', { name: 'undo' })).toHaveLength(1);
});
