import { screen, waitFor, within } from '@testing-library/react';
import { answered, floor, open, row, server } from './testing/open-shelf';

const atFoot = () => within(screen.getByRole('contentinfo'));

beforeEach(() => {
  server.answer = (path, given) => {
    const { items = [], ids = [] } = given as { items?: { id: string }[]; ids?: string[] };
    const which = path === '/withdraw' ? ids : items.map(({ id }) => id);
    for (const work of server.works)
      if (which.includes(work.id)) work.state = path === '/withdraw' ? 'withdrawn' : 'public';
    return answered({
      published: which.map((id, at) => ({ shelf: 'works', id, urls: {}, version: at + 1 })),
      refused: [],
    });
  };
});

it('puts back on the site what is off it, by these words, and says where it went', async () => {
  for (const work of server.works.slice(0, 2)) work.state = 'withdrawn';
  const { user, search } = await open('/works?state=withdrawn');
  await user.keyboard('jxjx');
  expect(screen.queryByRole('button', { name: /Publish/ })).not.toBeInTheDocument();
  await user.click(atFoot().getByRole('button', { name: 'put back on the site' }));
  await waitFor(() => expect(floor()).toHaveTextContent('2 works: back on the site'));
  expect(server.asked[0]?.[1]).toMatchObject({ items: [{ id: 'brise' }, { id: 'cloison' }] });
  await user.click(await screen.findByRole('link', { name: 'show them' }));
  await waitFor(() => expect(search()).toEqual({ sort: 'changed' }));
  expect(row('Cloison')).toBeInTheDocument();
});

it('does both to the one in hand', async () => {
  const { user } = await open();
  await user.keyboard('j');
  await user.click(screen.getByRole('button', { name: 'take off the site' }));
  await waitFor(() => expect(floor()).toHaveTextContent('Brise is off the site'));
  await user.click(await screen.findByRole('button', { name: 'put back on the site' }));
  await waitFor(() => expect(floor()).toHaveTextContent('Brise is back on the site'));
  expect(server.asked.map(([path]) => path)).toEqual(['/withdraw', '/publish']);
});

it('names what showed a work that is taken off, and takes it back', async () => {
  const named = {
    shelf: 'press',
    id: 'rest',
    title: { en: 'The measure of rest' },
    path: 'works',
    isLink: false,
  };
  server.references['/items/works/brise/references'] = [named, { ...named, path: 'text', isLink: true }];
  const { user } = await open();
  await user.keyboard('jx');
  await user.click(atFoot().getByRole('button', { name: 'take off the site' }));
  await waitFor(() =>
    expect(floor()).toHaveTextContent(/Brise is off the site.*Also gone from: The measure of rest\./),
  );
  await user.click(atFoot().getByRole('button', { name: 'undo' }));
  await waitFor(() => expect(floor()).toHaveTextContent('Undone.'));
});
