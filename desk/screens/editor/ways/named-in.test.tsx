import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Referring } from '../../../contract/items/publishing';
import { open, opened, server, spoken } from '../testing/open-editor';

const naming = (shelf: Referring['shelf'], id: string, path: string): Referring => ({
  ...{ shelf, id, path, isLink: false },
  title: { en: `${id} in English`, fr: `${id} en français` },
});
const section = () => screen.findByRole('region', { name: spoken.language.say('editor.namedIn') });

it('leads from a creator to each of their works once, and to all of many', async () => {
  server.item = opened({ shelf: 'creators', id: 'solanes', published: { name: 'Solanes' } });
  const works = Array.from({ length: 14 }, (_, number) => naming('works', `lamp-${number}`, 'creators'));
  server.namedIn = [naming('press', 'review', 'creators'), naming('press', 'review', 'text'), ...works];
  await open();
  const links = () => within(screen.getByRole('region', { name: 'named in' })).getAllByRole('link');
  await section();
  expect(links()).toHaveLength(12);
  expect(links()[0]).toHaveTextContent('review in English');
  expect(links()[1]).toHaveAttribute('href', expect.stringMatching(/\/works\/lamp-0$/));
  await userEvent.click(screen.getByRole('button', { name: 'all 15' }));
  expect(links()).toHaveLength(15);
});

it('is not there where nothing names the piece', async () => {
  server.item = opened({ shelf: 'works', id: 'lamp', published: { title: { en: 'Lamp', fr: 'Lampe' } } });
  await open();
  expect(server.asked.map(({ path }) => path)).toContain('/items/works/lamp/named-in');
  expect(screen.queryByText('named in')).not.toBeInTheDocument();
});
