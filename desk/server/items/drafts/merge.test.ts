import { mergeChanges } from './merge';

const FILE = { title: { en: 'Lamp', fr: 'Lampe' }, dimensions: { height: 40 }, materials: { en: 'Oak' } };
const save = (kept: Parameters<typeof mergeChanges>[1], me: string, ...saved: [string, unknown, unknown][]) =>
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
