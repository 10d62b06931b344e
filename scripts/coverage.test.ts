import { exists, filesIn, holds, tableIn, testsIn } from './checks/coverage-table';

describe('spec coverage', () => {
  const rows = tableIn('docs/spec-coverage.md');

  describe('the table of the specification’s sentences', () => {
    it('has rows of three columns for sections 4, 5 and 8', () => {
      expect(rows.filter((cells) => cells.length !== 3)).toEqual([]);
      expect(new Set(rows.map(([section]) => section))).toEqual(new Set(['4', '5', '8']));
    });

    it.each(rows)('names what there is: %s, %s', (_, sentence, cell) => {
      expect(filesIn(cell).filter((file) => !exists(file))).toEqual([]);
      expect(testsIn(cell).filter((test) => !holds(test))).toEqual([]);
      const proofs = sentence.includes('not shown') ? filesIn(cell) : testsIn(cell);
      expect(proofs).not.toHaveLength(0);
    });
  });
});

describe('accessibility coverage', () => {
  /** The success criteria of WCAG 2.2 at levels A and AA. */
  const CRITERIA = [
    '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5',
    '1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13',
    '2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1',
    '2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11',
    '2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8',
    '3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3',
  ].flatMap((line) => line.split(' '));

  const rows = tableIn('docs/accessibility.md');

  describe('the table of WCAG’s criteria', () => {
    it('has each of levels A and AA once, in order', () => {
      expect(rows.map(([criterion = '']) => criterion.split(' ')[0])).toEqual(CRITERIA);
    });

    it.each(rows)('%s is proved by tests that there are, or says why by none', (_, how, proof = '') => {
      expect(how).not.toBe('');
      expect(testsIn(proof).filter((test) => !holds(test))).toEqual([]);
      expect(testsIn(proof).length > 0 || /^(nothing|by reading): /.test(proof)).toBe(true);
    });
  });
});
