import { screen, waitFor, within } from '@testing-library/react';
import { floor, open, row, server } from './testing/open-shelf';

const atFoot = () => within(screen.getByRole('contentinfo'));
const hidden = (count: number) => `chosen, but not shown and left alone: ${count}`;

it('keeps what is chosen while one looks for something else, says so, and does nothing to it', async () => {
  const { user, search } = await open();
  await user.keyboard('jxjx');
  expect(floor()).toHaveTextContent('2 works');
  await user.type(screen.getByRole('searchbox'), 'gue');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Brise/ })).not.toBeInTheDocument());
  expect(floor()).toHaveTextContent(hidden(2));
  await user.click(within(row('Guetteur')).getByRole('checkbox'));
  expect(floor()).toHaveTextContent(`1 work${hidden(2)}`);
  await user.click(atFoot().getByRole('button', { name: 'mark as sold' }));
  await waitFor(() => expect(server.asked).toHaveLength(1));
  expect(server.asked[0]?.[1]).toMatchObject({ ids: ['guetteur'] });
  await user.click(atFoot().getByRole('link', { name: 'show them' }));
  await waitFor(() => expect(search()).toEqual({}));
  await waitFor(() => expect(floor()).toHaveTextContent(/^2 works$/));
  expect(within(row('Brise')).getByRole('checkbox')).toBeChecked();
});

it('lets all of it go where none of them is shown', async () => {
  const { user } = await open();
  await user.keyboard('jx');
  await user.type(screen.getByRole('searchbox'), 'gue');
  await user.click(await atFoot().findByRole('button', { name: 'choose none' }));
  expect(floor()).not.toHaveTextContent(hidden(1));
});
