import { screen, within } from '@testing-library/react';
import { open, opened, server } from './testing/open-editor';

it('has the role that lists show beside the name, and tells that of the card apart', async () => {
  server.item = opened({ shelf: 'creators', id: 'solanes', published: { name: 'Solanes' } });
  await open();
  const inGroup = (group: string, field: string) =>
    within(screen.getByRole('region', { name: group })).queryByRole('textbox', { name: field });
  expect(inGroup('name', 'role, English')).toBeInTheDocument();
  expect(inGroup('contact card', 'role on the card, English')).toBeInTheDocument();
  expect(inGroup('contact card', 'role, English')).not.toBeInTheDocument();
});
