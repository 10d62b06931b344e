import { mergeChanges } from './merge';
import { proposalsFor } from './new-item';

describe('merge', () => {
  const FILE = { title: { en: 'Lamp', fr: 'Lampe' }, dimensions: { height: 40 }, materials: { en: 'Oak' } };
  const save = (
    kept: Parameters<typeof mergeChanges>[1],
    me: string,
    ...saved: [string, unknown, unknown][]
  ) =>
    mergeChanges(
      FILE,
      kept,
      saved.map(([path, before, value]) => ({ path, before, value })),
      { draft: 'Marie' },
      me,
    ).changes;

  it('names with a field whoever wrote in it before, as long as it is not what is public', () => {
    const marie = save([], 'Marie', ['title.en', 'Lamp', 'Tall lamp']);
    expect(marie).toMatchObject([{ by: 'Marie' }]);
    expect(marie[0]).not.toHaveProperty('also');
    const paul = save(marie, 'Paul', ['title.en', 'Tall lamp', 'Tall lamp, signed']);
    expect(paul).toMatchObject([{ by: 'Paul', also: ['Marie'] }]);
    const again = save(paul, 'Marie', ['title.en', 'Tall lamp, signed', 'A tall lamp']);
    expect(again).toMatchObject([{ by: 'Marie', also: ['Paul'] }]);
    const back = save(again, 'Paul', ['title.en', 'A tall lamp', 'Lamp']);
    expect(save(back, 'Paul', ['title.en', 'Lamp', 'Lamps'])[0]).not.toHaveProperty('also');
  });

  it('names who wrote a part with the whole, and who wrote the whole with a part', () => {
    const parts = save([], 'Marie', ['dimensions.height', 40, 42]);
    expect(save(parts, 'Paul', ['dimensions', { height: 42 }, { height: 43 }])).toMatchObject([
      { path: 'dimensions', by: 'Paul', also: ['Marie'] },
    ]);
    const whole = save([], 'Marie', ['dimensions', { height: 40 }, { height: 42, width: 20 }]);
    expect(save(whole, 'Paul', ['dimensions.width', 20, 21])).toMatchObject([
      { path: 'dimensions', value: { height: 42, width: 21 }, by: 'Paul', also: ['Marie'] },
    ]);
  });
});

describe('proposals', () => {
  const site = {
    name: 'meubles et lumières',
    contact: { street: '1 rue', city: 'Lyon', country: { en: 'France', fr: 'France' }, latitude: 45.7 },
  };
  /** Half past eleven in the evening of London is the next day in Paris. */
  const LATE = Date.UTC(2026, 10, 27, 23, 30);

  it.each<[string | undefined, string | undefined]>([
    ['ML 0193', 'ML 0194'],
    ['ML 9', 'ML 10'],
    ['A-1999', 'A-2000'],
    ['no number', undefined],
    [undefined, undefined],
  ])('after the reference %j comes %j', (highest, next) => {
    expect(proposalsFor(site, 'works', { highest, now: LATE })['reference']).toBe(next);
  });

  it('has a work count as new from the day that it is at the gallery', () => {
    expect(proposalsFor(site, 'works', { highest: undefined, now: LATE })).toEqual({
      published_on: '2026-11-28',
    });
  });

  it('has an event at the gallery, and proposes nothing for others', () => {
    expect(proposalsFor(site, 'events', { highest: undefined, now: LATE })).toEqual({
      venue: {
        name: { en: 'meubles et lumières', fr: 'meubles et lumières' },
        ...{ address: '1 rue', city: 'Lyon', country: { en: 'France', fr: 'France' } },
      },
    });
    expect(proposalsFor(site, 'creators', { highest: 'ML 1', now: LATE })).toEqual({});
  });
});
