import { screen } from '@testing-library/react';
import type { Waiting } from '../../contract/items/waiting';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import { Stand } from './stand';

const lamp: Waiting['items'][number] = {
  ...{ shelf: 'works', id: 'lamp', title: { en: 'Lamp', fr: 'Lampe' }, second: {}, date: {} },
  ...{ reference: null, type: null, availability: null, picture: null, due: null, gaps: [] },
  ...{ state: 'changed', changes: 2, changesIn: null, until: null, daysLeft: null, locales: ['en', 'fr'] },
  ...{ url: '/works/lamp', draft: 3, changed: { at: '2020-11-27T07:30:00Z', by: 'Bea Martin' } },
};
const writtenBy = (...names: string[]) => names.map((name) => ({ name, paths: ['title.en'] }));

it.each([
  ['en', ['Anna Keller'], '2 changes by Anna, 27 November 2020'],
  ['fr', ['Anna Keller'], '2 modifications par Anna, 27 novembre 2020'],
  ['en', ['Anna Keller', 'Bea Martin'], '2 changes by Anna and Bea, 27 November 2020'],
  ['fr', ['Anna Keller', 'Bea Martin'], '2 modifications par Anna et Bea, 27 novembre 2020'],
] as const)('says in %s whose changes wait, of %j', async (locale, names, text) => {
  window.scrollTo = () => {};
  const items = [{ ...lamp, writers: writtenBy(...names) }];
  renderInDesk(() => <Stand waiting={{ items, counts: [], off: [] }} />, await loadLanguage(locale));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('has what waits of the gallery’s own facts and of pages, with a way to each', async () => {
  window.scrollTo = () => {};
  const site = { ...lamp, shelf: 'site', id: 'site', title: { en: 'The gallery' } } as const;
  const home = { ...lamp, shelf: 'pages', id: 'home', title: { en: 'A sentence' } } as const;
  const counts = [{ shelf: 'site', state: 'changed', count: 3 }] as const;
  renderInDesk(
    () => <Stand waiting={{ items: [site, home], counts: [...counts], off: [] }} />,
    await loadLanguage('en'),
  );
  expect(await screen.findByRole('link', { name: /^name, address, hours ?changed/ })).toHaveAttribute(
    'href',
    '/site',
  );
  expect(screen.getByRole('link', { name: /^home page/ })).toHaveAttribute('href', '/pages/home');
  expect(screen.getByRole('link', { name: /^name, address, hours: 3 changed/ })).toHaveAttribute(
    'href',
    '/pages',
  );
});
