import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, opened, saves, server, spoken } from '../../screens/editor/testing/open-editor';

const say = (...of: Parameters<typeof spoken.language.say>) => spoken.language.say(...of);
const piece = (id: string) => ({
  id,
  title: { en: id, fr: id },
  picture: { file: `${id}.jpg`, hd: `hd/${id}.jpg`, alt: { en: 'A lamp', fr: 'Une lampe' } },
});
const heads = () =>
  within(screen.getByRole('group', { name: say('field.news') }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const lastNews = async () => {
  await waitFor(() => expect(saves().at(-1)?.path).toBe('news'), { timeout: 3_000 });
  return saves().at(-1)?.value as { id: string; picture: object }[];
};

beforeEach(async () => {
  server.item = opened({
    ...{ shelf: 'pages', id: 'home' },
    published: { title: { en: 'Home', fr: 'Accueil' }, news: ['one', 'two', 'three'].map(piece) },
  });
  await open();
});

it('puts a new one first, with nothing of another one in it', async () => {
  await userEvent.click(
    screen.getByRole('button', { name: say('editor.addTo', { name: say('field.news') }) }),
  );
  expect(heads()).toEqual([`1 ${say('items.untitled')}`, '2 one', '3 two', '4 three']);
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveFocus();
  expect((await lastNews())[0]!.picture).toEqual({ file: '', alt: {} });
});

it('makes any of them the first, and follows it there', async () => {
  const name = `${say('field.news')} 3`;
  await userEvent.click(screen.getByRole('button', { name: say('editor.first', { name }) }));
  expect(heads()).toEqual(['1 three', '2 one', '3 two']);
  expect(document.activeElement).toHaveTextContent('1 three');
  expect((await lastNews()).map(({ id }) => id)).toEqual(['three', 'one', 'two']);
});
