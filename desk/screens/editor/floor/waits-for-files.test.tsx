import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upload } from '../../../app/uploads/uploads';
import { button, open, opened, server } from '../testing/open-editor';

// Never arrives.
jest.mock('../../../app/uploads/send-file', () => ({ sendFile: () => new Promise(() => {}) }));

const published = () => server.asked.filter(({ path }) => path === '/publish');

it.each([
  ['does not wait for the file of another one', 'seating', 'editor.publish'],
  ['waits for a file of the item that is on its way', 'lighting', 'editor.waitsForFile'],
] as const)('%s', async (_, id, word) => {
  URL.createObjectURL = () => 'blob:lamp';
  server.item = opened({
    state: 'changed',
    draft: { number: 1, changes: [], by: 'Inès', at: '2026-11-24T10:00:00Z' },
  });
  await open();
  const place = { shelf: 'types', id, path: 'picture', isOne: true } as const;
  act(() => void upload([new File(['%PDF'], 'lamp.pdf')], { what: 'file', place }));
  const isWaiting = word === 'editor.waitsForFile';
  await waitFor(() => expect(button(word)).toHaveAttribute('aria-disabled', String(isWaiting)));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(published()).toHaveLength(isWaiting ? 0 : 1));
});
