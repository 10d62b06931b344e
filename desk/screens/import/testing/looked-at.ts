import type { BroughtInNow } from '../../../../api/import-export/contract/brought-in';
import type { LookedAtRow, Unknown } from '../../../../api/import-export/contract/looking';
import type { ReadFile } from '../../../../api/import-export/contract/file/table';

/** @param sheets rows by their names */
export const fileOf = (sheets: Readonly<Record<string, string[][]>>): ReadFile => ({
  ...{ encoding: null, oddWords: [] },
  sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })),
});
export const FILE: ReadFile = fileOf({
  '': [
    ['Inv. no.', 'Titre', '', 'Owner'],
    ['', 'Lampe', 'x', 'M. Roux'],
    ['ML 2', 'Banc', '', ''],
  ],
});
const row = (number: number, facts: Partial<LookedAtRow>): LookedAtRow => ({
  ...{
    number,
    outcome: 'new',
    title: { fr: 'Lampe' },
    creators: '',
    creatorsNote: '',
    reference: 'ML 1',
    picture: null,
  },
  ...{ item: null, changes: [], faults: [], leftOut: [], advice: [], measured: [], missing: [], unsure: [] },
  ...facts,
});
export const ROWS = [
  row(2, {
    missing: ['a.jpg'],
    advice: ['millimetres'],
    changes: [{ path: 'dimensions.height', before: '', after: '1650' }],
  }),
  row(3, { outcome: 'changed', changes: [{ path: 'dimensions.note.fr', before: '', after: 'chacun' }] }),
  row(4, {
    outcome: 'refused',
    faults: [{ name: 'unknownCreator', field: 'creators', text: 'L. Tessandier' }],
  }),
  row(5, { outcome: 'refused', faults: [{ name: 'referenceTaken', field: 'reference', text: 'Banc' }] }),
];
/** Named in the third. */
export const UNKNOWN: Unknown = {
  ...{ kind: 'creator', name: 'L. Tessandier', becomes: 'L. Tessandier', rows: 1 },
  ...{ written: 'L. Tessandier & P. Aubin', suggestion: { id: 'lucien', name: 'Lucien Tessandier' } },
};
export const BROUGHT: BroughtInNow = {
  ...{ number: 7, name: 'list.csv', at: new Date().toISOString(), by: 'Inès', made: 1, changed: 1 },
  ...{ creators: 0, missing: ['a.jpg'], takenBack: null, report: [] },
};
