import type { BroughtIn } from '../../../../api/import-export/contract/brought-in';
import type { LookedAtRow, Unknown } from '../../../../api/import-export/contract/looking';
import type { Sheet } from '../list/table';

export const table = (headings: string[], ...rows: string[][]): Sheet['table'] => ({
  headings,
  rows: rows.map((cells, at) => ({ number: at + 2, cells })),
});
export const SHEET: Sheet = {
  name: '',
  table: table(['Inv. no.', 'Titre', '', 'Owner'], ['', 'Lampe', 'x', 'M. Roux'], ['ML 2', 'Banc', '', '']),
};
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
  ...{ item: null, changes: [], faults: [], advice: [], measured: [], missing: [], unsure: [] },
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
export const BROUGHT: BroughtIn = {
  ...{ number: 7, name: 'list.csv', at: new Date().toISOString(), by: 'Inès', made: 1, changed: 1 },
  ...{ creators: 0, missing: ['a.jpg'], takenBack: null },
};
