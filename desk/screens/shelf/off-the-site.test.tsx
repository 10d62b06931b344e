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

describe('what others show as well', () => {
  const named = {
    ...{ shelf: 'press', id: 'rest', title: { en: 'The measure of rest' }, path: 'works', isLink: false },
  };
  const home = { ...named, shelf: 'pages', id: 'home', title: { en: 'Furniture and lighting' } };
  const takeOff = async () => {
    server.references['/items/works/brise/references'] = [named, { ...named, isLink: true }, home];
    const { user } = await open();
    await user.keyboard('jx');
    await user.click(atFoot().getByRole('button', { name: 'take off the site' }));
    return { user, question: within(await screen.findByRole('alertdialog')) };
  };

  it('is said before it is taken off, and after; and it can be taken back', async () => {
    const { user, question } = await takeOff();
    expect(question.getByRole('heading')).toHaveTextContent('Take Brise off the site?');
    expect(question.getByText(/It goes from there too: home page; The measure of rest\./)).toBeVisible();
    expect(server.asked).toEqual([]);
    await user.click(question.getByRole('button', { name: 'take off the site' }));
    await waitFor(() =>
      expect(floor()).toHaveTextContent(
        /Brise is off the site.*Also gone from: home page; The measure of rest\./,
      ),
    );
    await user.click(atFoot().getByRole('button', { name: 'undo' }));
    await waitFor(() => expect(floor()).toHaveTextContent('Undone.'));
  });

  it('stays as it is, and chosen, where one would rather not', async () => {
    const { user, question } = await takeOff();
    await user.click(question.getByRole('button', { name: 'leave it as it is' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(server.asked).toEqual([]);
    expect(row('Brise')).toHaveAttribute('aria-selected', 'true');
    expect(atFoot().getByRole('button', { name: 'take off the site' })).toBeInTheDocument();
  });
});
