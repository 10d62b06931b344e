import { act, screen } from '@testing-library/react';
import { queryClient } from '../../../app/data';
import type { HomePlace } from '../../../contract/items/publishing';
import { open, opened, server } from '../testing/open-editor';

const EVENT = {
  title: { en: 'After dark', fr: 'À la nuit' },
  kind: { en: 'Exhibition', fr: 'Exposition' },
  ...{ starts_on: '2026-11-12', ends_on: '2027-01-30', slug: { en: 'after-dark', fr: 'a-la-nuit' } },
};
const event = (part = {}) => opened({ shelf: 'events', id: 'after-dark', published: EVENT, ...part });
const place = (as: HomePlace['as'], beside: HomePlace['beside'] = null) =>
  void (server.home = [
    { locale: 'en', as, beside },
    { locale: 'fr', as, beside },
  ]);

it.each<[HomePlace['as'], HomePlace['beside'], RegExp]>([
  ['opening', null, /On the home page: the first of the news, with which it opens/],
  ['now', null, /On the home page: the event that is on now/],
  ['next', null, /On the home page: the next event/],
  ['nowhere', { en: 'The talk' }, /On the home page: not there, .*which is ‘The talk’/],
  ['over', null, /On the home page: not there, as it is over/],
])('says of an event where the home page has it, with a way there: %s', async (as, beside, words) => {
  server.item = event();
  place(as, beside);
  await open();
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'open the home page' })).toHaveAttribute('href', '/pages/home');
});

it('tells the languages apart where their home pages differ', async () => {
  server.item = event();
  server.home = [
    { locale: 'en', as: 'news', beside: { en: 'The talk' } },
    { locale: 'fr', as: 'next', beside: null },
  ];
  await open();
  expect(await screen.findByText(/^On the home page in English: among the news/)).toBeInTheDocument();
  expect(screen.getByText(/^On the home page in French: the next event/)).toBeInTheDocument();
});

it('asks again once another version is public', async () => {
  server.item = event();
  place('next');
  await open();
  await screen.findByText(/the next event/);
  place('now');
  server.item = event({ version: 'v2' });
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/on now/, {}, { timeout: 8000 })).toBeInTheDocument();
}, 15_000);

it('says where it will be once its draft is published, as soon as its days are saved', async () => {
  server.item = event();
  place('next');
  await open();
  await screen.findByText(/the next event/);
  server.home = server.home.map((one) =>
    one.locale === 'en' ? { ...one, once: { as: 'nowhere', beside: { en: 'The talk' } } } : one,
  );
  const moved = { path: 'starts_on', before: '2026-11-12', value: '2026-12-11' };
  const at = new Date().toISOString();
  server.item = event({ state: 'changed', draft: { number: 1, changes: [moved], by: 'Inès', at } });
  await act(() => queryClient.invalidateQueries({ queryKey: ['/items/events/after-dark'], exact: true }));
  const english =
    /^On the home page in English: the next event. Once this is public: not there, .*‘The talk’/;
  expect(await screen.findByText(english, {}, { timeout: 8000 })).toBeInTheDocument();
  expect(screen.getByText(/^On the home page in French: the next event\.$/)).toBeInTheDocument();
}, 15_000);

it('says nothing of the kind of a work, nor of an event that is not public', async () => {
  server.item = event({ published: null, state: 'draft' });
  server.home = [];
  await open();
  expect(screen.queryByRole('link', { name: 'open the home page' })).not.toBeInTheDocument();
});

it('leads from an event whose days were moved to the news that go on saying others', async () => {
  const text = '12 November to 30 January';
  const title = { en: 'Furniture and lighting' };
  server.item = event({
    findings: [
      {
        ...{ path: 'starts_on', name: 'newsLeft', text, severity: 'advice', locale: null },
        of: { shelf: 'pages', id: 'home', title },
      },
    ],
  });
  await open();
  const [here] = screen.getAllByText(
    /News on the home page still gives other days: ‘12 November to 30 January’/,
  );
  expect(here).toBeInTheDocument();
  const [way] = screen.getAllByRole('link', { name: 'home page' });
  expect(way).toHaveAttribute('href', '/pages/home');
});
