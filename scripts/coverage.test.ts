import manifest from '../package.json';
import { exists, filesIn, holds, tableIn, tablesIn, testsIn } from './checks/coverage-table';

describe('spec coverage', () => {
  const SECTIONS = [
    '1. What the product does and for whom',
    '2. Screens and routes',
    '3. Entities and their fields',
    '4. States and transitions',
    '5. Validation rules',
    '6. Roles and permissions',
    '7. Calls',
    '8. Error catalogue',
    '9. Business constants and limits',
    'Packages',
  ];

  const PACKAGES = [
    'gatsby gatsby-plugin-react-i18next gatsby-plugin-sitemap gatsby-plugin-image react react-dom',
    'react-hook-form yup @reach/dialog theme-ui html2pdf.js jest @testing-library/react',
  ].flatMap((line) => line.split(' '));

  const tables = tablesIn('docs/spec-coverage.md');
  const sentences = tables.flatMap(([heading, rows]) =>
    rows.map((cells) => [heading, cells[0] ?? '', cells.at(-1) ?? ''] as const),
  );

  describe('the tables of the specification’s sentences', () => {
    it('are one for each section, and one for the packages', () => {
      expect(tables.map(([heading]) => heading)).toEqual(SECTIONS);
      expect(tables.filter(([, rows]) => rows.length === 0)).toEqual([]);
    });

    it('have each sentence once, and its test', () => {
      for (const [heading, rows] of tables) {
        const wide = heading === 'Packages' ? 3 : 2;
        expect(rows.filter((cells) => cells.length !== wide || cells.includes(''))).toEqual([]);
        const told = rows.map(([sentence]) => sentence);
        expect(told).toEqual([...new Set(told)]);
      }
    });

    it.each(sentences)('name what there is: %s, %s', (_, sentence, cell) => {
      expect(filesIn(cell).filter((file) => !exists(file))).toEqual([]);
      expect(testsIn(cell).filter((test) => !holds(test))).toEqual([]);
      const proofs = sentence.includes('not shown') ? filesIn(cell) : testsIn(cell);
      expect(proofs).not.toHaveLength(0);
    });
  });

  describe('the packages', () => {
    it('are those that are prescribed, each installed at one version', () => {
      expect(sentences.filter(([heading]) => heading === 'Packages').map(([, name]) => name)).toEqual(
        PACKAGES,
      );
      const versions: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
      expect(PACKAGES.filter((name) => !/^\d+\.\d+\.\d+$/.test(versions[name] ?? ''))).toEqual([]);
    });

    it('are tested in jest', () => {
      expect(process.env['JEST_WORKER_ID']).toBeDefined();
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
