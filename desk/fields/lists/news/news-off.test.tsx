import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, open, opened, server, spoken } from '../../../screens/editor/testing/open-editor';
import type { NewsEnd } from '../../../contract/news-end';

const say = (...of: Parameters<typeof spoken.language.say>) => spoken.language.say(...of);
const piece = (id: string, title: string) => ({
  ...{ id, title: { en: title, fr: title } },
  picture: { file: `${id}.jpg`, alt: { en: '', fr: '' } },
});
const AT = '2099-12-27T22:59:00.000Z';
const end = (part: Partial<NewsEnd> = {}): NewsEnd => ({
  ...{ news: 'sale', title: { en: 'Sale' }, at: AT, by: 'Ada', isVoid: false },
  ...part,
});
const home = (newsEnds: NewsEnd[] = []) =>
  opened({
    ...{ shelf: 'pages', id: 'home', newsEnds },
    published: {
      title: { en: 'Home', fr: 'Accueil' },
      news: [piece('sale', 'Sale'), piece('late', 'Late')],
    },
  });
const row = (number: number) => within(screen.getByRole('group', { name: `${say('field.news')} ${number}` }));
const asked = (method: string) =>
  server.asked.filter((one) => one.method === method && one.path.startsWith('/home/news/'));
const panel = async () => within(await screen.findByRole('dialog'));
const endIs = () => say('newsEnd.is', { time: spoken.language.due(AT), name: 'Ada' });

it('is set at the piece of news, for the end of the week unless told', async () => {
  server.item = home();
  await open();
  await userEvent.click(row(1).getByRole('button', { name: say('newsEnd.set') }));
  const dialog = await panel();
  server.item = home([end()]);
  await userEvent.click(dialog.getByRole('button', { name: /^Schedule for .*, 23:59$/ }));
  await row(1).findByText(endIs());
  expect(row(2).queryByText(endIs())).not.toBeInTheDocument();
  const [{ path, body }] = asked('PUT') as unknown as [{ path: string; body: { at: string } }];
  expect(path).toBe('/home/news/sale/end');
  const at = new Date(body.at);
  expect(at.getTime()).toBeGreaterThan(Date.now());
  expect(new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Europe/Paris' }).format(at)).toBe(
    'Sunday',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is given up where it stands', async () => {
  server.item = home([end()]);
  await open();
  await userEvent.click(row(1).getByRole('button', { name: say('acts.scheduled') }));
  server.item = home();
  await userEvent.click((await panel()).getByRole('button', { name: say('newsEnd.drop') }));
  await waitFor(() => expect(row(1).queryByText(endIs())).not.toBeInTheDocument());
  expect(asked('DELETE').map(({ path }) => path)).toEqual(['/home/news/sale/end']);
});

it('says of news that is there no more that nothing happens then', async () => {
  server.item = home([end({ news: 'gone', isVoid: true, title: { en: 'Old sale' } })]);
  await open();
  screen.getByText(say('newsEnd.void', { title: 'Old sale', time: spoken.language.due(AT) }));
});

it('is only read by who may not publish', async () => {
  server.item = home([end()]);
  await open('write');
  row(1).getByText(endIs());
  expect(screen.queryByRole('button', { name: say('newsEnd.set') })).not.toBeInTheDocument();
  expect(() => button('acts.scheduled')).toThrow();
});
