import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rowReturnedTo } from '../../../app/lists/row-left';
import { button, open, opened, server, title } from '../testing/open-editor';

it('leaves the field by Esc, then the form, with the list as it was filtered', async () => {
  server.item = opened({ shelf: 'works', id: 'brise', published: null, state: 'draft' });
  const { where } = await open('publish', '/?availability=sold');
  const field = screen.getAllByRole('textbox')[0]!;
  await userEvent.type(field, 'Brise');
  await userEvent.keyboard('{Escape}');
  expect(field).not.toHaveFocus();
  expect(where().pathname).toBe('/');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(where().pathname).toBe('/works'));
  expect(where().search).toMatchObject({ availability: 'sold' });
  expect(rowReturnedTo()).toBe('brise');
});

it('leaves letters to the keys once a field is left', async () => {
  await open();
  await userEvent.type(title('en'), 'x{Escape}h');
  expect(title('en')).toHaveValue('lightingx');
});

it('closes by Esc what is open over the form, and stays', async () => {
  server.item = opened({ shelf: 'works', id: 'brise' });
  const { where } = await open();
  await userEvent.click(button('links.show'));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(where().pathname).toBe('/');
});

it('goes from what was discarded to its neighbour in the list, and asks for it no more', async () => {
  server.item = opened({
    ...{ shelf: 'works', id: 'brise', published: null, state: 'draft' },
    draft: { number: 1, changes: [], by: 'Inès', at: new Date().toISOString() },
  });
  server.place = {
    ...{ place: 1, count: 2, before: null },
    after: { id: 'cloison', title: { en: 'Cloison', fr: 'Cloison' } },
  };
  const { where } = await open();
  await screen.findByText('1 / 2');
  await userEvent.click(button('editor.discardNew'));
  const dialog = await screen.findByRole('alertdialog');
  const before = server.asked.length;
  await userEvent.click(
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('iscard'))!,
  );
  await waitFor(() => expect(where().pathname).toBe('/works'));
  expect(rowReturnedTo()).toBe('cloison');
  expect(server.asked.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /items/works/brise/draft?draft=1',
  ]);
});
