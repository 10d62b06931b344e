import { exists, filesIn, holds, tableIn, testsIn } from './checks/coverage-table';

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
