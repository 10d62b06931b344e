import { screen, within } from '@testing-library/react';
import type { Finding } from '../../contract/items/item';
import { open, opened, server } from './testing/open-editor';

const missing = (path: string): Finding => ({
  ...{ path, name: 'missing', text: '', severity: 'error', locale: null },
});
const event = (values: object, findings: Finding[] = []) =>
  opened({ shelf: 'events', id: 'event', published: null, state: 'draft', findings, ...draftOf(values) });
const draftOf = (values: object) => ({
  draft: {
    ...{ number: 1, by: 'Inès', at: new Date().toISOString() },
    changes: Object.entries(values).map(([path, value]) => ({ path, before: null, value: value as unknown })),
  },
});

it('counts what there is to fill in of an event alike at its head, its groups, its list and its foot', async () => {
  server.item = event({}, ['title', 'kind', 'starts_on', 'ends_on'].map(missing));
  await open();
  expect(screen.getAllByText('2 texts missing')).toHaveLength(2);
  const groups = within(screen.getByRole('navigation', { name: 'groups of fields' }));
  expect(groups.getByRole('link', { name: /label/ })).toHaveTextContent('4 things missing');
  expect(groups.getByRole('link', { name: /when/ })).toHaveTextContent('2 things missing');
  expect(screen.getByText('draft: 6 things to fill in')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '6 things to fill in' })).toBeInTheDocument();
});

it('counts the kind as a text, as long as it is not written', async () => {
  server.item = event({ 'slug.en': 'talk', 'slug.fr': 'causerie' }, [missing('kind')]);
  await open();
  expect(screen.getAllByText('1 text missing')).toHaveLength(2);
  expect(screen.queryByText('required texts are there')).not.toBeInTheDocument();
});

it.each([
  ['the opening, for several days', '2026-12-20', null, /^The hour of the opening/],
  ['all days, where it has an end', '2026-12-20', '20:00', /the hours of all its days/],
])('always says what the hour is of: %s', async (_, ends_on, ends_at, words) => {
  server.item = event({ starts_on: '2026-12-04', ends_on, ends_at });
  await open();
  expect(screen.getByText(words)).toBeVisible();
});

it('says nothing of an opening where there is one day', async () => {
  server.item = event({ starts_on: '2026-12-04', ends_on: '2026-12-04' });
  await open();
  expect(screen.queryByText(/^The hour of the opening/)).not.toBeInTheDocument();
  expect(screen.queryByText(/says nothing of days/)).not.toBeInTheDocument();
});

it('says that the page says nothing of days while the first one is not written yet', async () => {
  server.item = event({});
  await open();
  const words = 'The first day is not written yet: below, the page says nothing of days.';
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('leads to the page that has the address already, and does not say that the old one leads here', async () => {
  const text = 'quai-bench';
  const of = { shelf: 'works' as const, id: text, title: { en: 'Quai bench', fr: 'Banc Quai' } };
  const taken: Finding = { path: 'slug.en', name: 'slugTaken', text, severity: 'error', locale: 'en', of };
  server.item = opened({
    ...{ shelf: 'works', id: 'lamp', state: 'changed', findings: [taken] },
    published: { title: { en: 'Lamp', fr: 'Lampe' }, slug: { en: 'lamp', fr: 'lampe' } },
    ...draftOf({ 'slug.en': text }),
  });
  await open();
  for (const way of screen.getAllByRole('link', { name: 'Quai bench' }))
    expect(way).toHaveAttribute('href', '/works/quai-bench');
  expect(screen.queryByText('Once this is public, the old address leads here.')).not.toBeInTheDocument();
});
