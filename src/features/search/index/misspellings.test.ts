import { soundalikes, swaps } from './misspellings';

it.each([
  ['lmap', 'lamp'],
  ['cahir', 'chair'],
])('%s may be %s with two letters swapped', (typed, meant) => expect(swaps(typed)).toContain(meant));

it.each([
  ['portik', 'portiqu'],
  ['portic', 'portiqu'],
  ['semafor', 'semaphor'],
  ['bo', 'beau'],
  ['fotoy', 'fautoi'],
])('%s sounds like %s', (typed, meant) => expect(soundalikes(typed)).toContain(meant));

it('a word is not its own misspelling, and none is tried twice', () => {
  const words = soundalikes('portique');
  expect(words).not.toContain('portique');
  expect(new Set(words).size).toBe(words.length);
});
