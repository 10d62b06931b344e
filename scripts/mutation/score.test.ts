import { addScores, lineOf, NO_MUTANTS, percentOf, scoreOf } from './score';

const scoreFor = (...statuses: string[]) => statuses.map(scoreOf).reduce(addScores, NO_MUTANTS);

it('counts as noticed what a test failed for, or hung by', () => {
  expect(scoreFor('Killed', 'Timeout', 'Survived', 'NoCoverage')).toEqual({ noticed: 2, all: 4 });
});

it('counts what cannot be tried for nothing', () => {
  expect(scoreFor('Ignored', 'CompileError', 'RuntimeError', 'Pending')).toEqual(NO_MUTANTS);
  expect(percentOf(NO_MUTANTS)).toBe(100);
});

it('is told in one line', () => {
  expect(lineOf('src/routes/*.ts', { noticed: 56, all: 60 })).toBe(
    '  93.3 %    56 of    60  src/routes/*.ts',
  );
});
