import { screen, waitFor, within } from '@testing-library/react';
import { answered, open, server } from './testing/open-shelf';

const atFoot = () => within(screen.getByRole('contentinfo'));
const published = () => server.asked.filter(([path]) => path === '/publish');

beforeEach(() => {
  server.answer = (_, given) => {
    const { items } = given as unknown as { items: { id: string }[] };
    return answered({
      published: items.map(({ id }) => ({ shelf: 'works', id, urls: {}, version: 1 })),
      refused: [],
    });
  };
  for (const [at, work] of server.works.slice(0, 2).entries())
    Object.assign(work, {
      ...{ state: 'changed', draft: at + 1, changes: 1 },
      writers: [{ name: at === 0 ? 'Inès' : 'Marie', paths: ['title.en', 'dimensions'] }],
    });
});

it('says before several are published whose changes are in which of them', async () => {
  const { user } = await open();
  await user.keyboard('jxjx');
  await user.click(atFoot().getByRole('button', { name: /^Publish/ }));
  const asked = within(await screen.findByRole('alertdialog'));
  asked.getByText('This also publishes what Marie changed: Cloison (title, English; dimensions).');
  expect(published()).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'leave it as it is' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(published()).toEqual([]);
  await user.click(atFoot().getByRole('button', { name: /^Publish/ }));
  await user.click(await screen.findByRole('button', { name: 'Publish all of it' }));
  await waitFor(() => expect(published()).toHaveLength(1));
});

it('publishes one’s own without a question', async () => {
  const { user } = await open();
  await user.keyboard('jx');
  await user.click(atFoot().getByRole('button', { name: /^Publish/ }));
  await waitFor(() => expect(published()).toHaveLength(1));
});
