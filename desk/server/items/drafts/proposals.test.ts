import type { Catalogue } from '../../../../api/loading/catalogue';
import type { DraftRow } from '../tables/drafts';
import { proposalsFor } from './proposals';

const catalogue = (...references: string[]): Catalogue =>
  ({
    works: new Map(references.map((reference, at) => [String(at), { reference }])),
    site: {
      name: 'meubles et lumières',
      contact: { street: '1 rue', city: 'Lyon', country: { en: 'France', fr: 'France' }, latitude: 45.7 },
    },
  }) as unknown as Catalogue;
/** Half past eleven in the evening of London is the next day in Paris. */
const LATE = Date.UTC(2026, 10, 27, 23, 30);

it.each<[string[], string | undefined]>([
  [['ML 0099', 'ML 0193', 'ML 0002'], 'ML 0194'],
  [['ML 9'], 'ML 10'],
  [['A-1999'], 'A-2000'],
  [['no number'], undefined],
  [[], undefined],
])('after the references %j comes %j', (references, next) => {
  expect(proposalsFor(catalogue(...references), 'works', { drafts: [], now: LATE })['reference']).toBe(next);
});

it('counts with the references of drafts, which are taken as well', () => {
  const draft = { changes: [{ path: 'reference', before: null, value: 'ML 0194' }] } as unknown as DraftRow;
  expect(proposalsFor(catalogue('ML 0193'), 'works', { drafts: [draft], now: LATE })['reference']).toBe(
    'ML 0195',
  );
});

it('has a work count as new from the day that it is at the gallery', () => {
  expect(proposalsFor(catalogue(), 'works', { drafts: [], now: LATE })).toEqual({
    published_on: '2026-11-28',
  });
});

it('has an event at the gallery, and proposes nothing for others', () => {
  expect(proposalsFor(catalogue(), 'events', { drafts: [], now: LATE })).toEqual({
    venue: {
      name: { en: 'meubles et lumières', fr: 'meubles et lumières' },
      ...{ address: '1 rue', city: 'Lyon', country: { en: 'France', fr: 'France' } },
    },
  });
  expect(proposalsFor(catalogue('ML 1'), 'creators', { drafts: [], now: LATE })).toEqual({});
});
