import { inBreaths } from '../../lanes/in-breaths';
import { CELL_FAULTS, type ListAsk, type Outcome, type RowFault } from '../contract/looking';
import { listOf, plainReference, textsOf } from '../../content/shelves';
import type { KnownNames } from './matching/known-names';
import type { KnownPictures } from './matching/known-pictures';
import { filesShown, mayBeAnother, type KnownItem, type KnownWorks } from './matching/known-works';
import { editsTo, type RowEdit } from './rows/changes-to';
import type { NamedPicture, WantedRow } from './rows/wanted';

/** What would become of a row. */
export interface PlannedRow {
  row: WantedRow;
  outcome: Outcome;
  /** The work that is there. */
  work: KnownItem | undefined;
  edits: RowEdit[];
  /** Why it does not come. */
  faults: RowFault[];
  /** Cells that it comes without. */
  leftOut: RowFault[];
  /** Names of pictures with the files of which a person has to choose. */
  unsure: { name: string; files: readonly string[] }[];
}

/** What works and pictures that rows name are found with. */
interface Finding {
  creators: KnownNames;
  pictures: KnownPictures;
  /** By the number of a row and a name in it; null for none of those that are there. */
  pictureAnswers: ReadonlyMap<string, string | null>;
}

/** @param rows of the list, in order */
export async function planRows(
  finding: Finding,
  works: KnownWorks,
  rows: readonly WantedRow[],
  { confirmed, isStrict = false }: Pick<ListAsk, 'confirmed' | 'isStrict'>,
): Promise<PlannedRow[]> {
  const planned: PlannedRow[] = [];
  const seen = new Map<string, number>();
  const isConfirmed = new Set(confirmed);
  for await (const read of inBreaths(rows)) {
    const { work, faults: others } = matched(works, read, isConfirmed.has(read.number), finding.creators);
    const { row, unsure } = withPictures(finding, read, work);
    const isLeftOut = ({ name }: RowFault) => !isStrict && CELL_FAULTS.includes(name);
    const leftOut = row.faults.filter(isLeftOut);
    const faults = [
      ...row.faults.filter((fault) => !isLeftOut(fault)),
      ...others,
      ...twice(seen, row, work),
      ...unsure.map(({ name }): RowFault => ({ name: 'unsurePicture', field: 'pictures', text: name })),
    ];
    const edits = faults.length > 0 ? [] : editsTo(work?.values ?? {}, row);
    const isTitled = Object.keys(row.title).length > 0;
    if (faults.length === 0 && !work && !isTitled) faults.push({ name: 'noTitle', field: null, text: '' });
    planned.push({ row, work, faults, leftOut, edits, unsure, outcome: outcomeOf(faults, work, edits) });
  }
  return planned;
}

function outcomeOf(
  faults: readonly RowFault[],
  work: KnownItem | undefined,
  edits: readonly RowEdit[],
): Outcome {
  if (faults.length > 0) return 'refused';
  if (!work) return 'new';
  return edits.length > 0 ? 'changed' : 'same';
}

function matched(
  works: KnownWorks,
  row: WantedRow,
  isConfirmed: boolean,
  names: KnownNames,
): { work: KnownItem | undefined; faults: RowFault[] } {
  if (row.isAnother) return { work: undefined, faults: [] };
  const titles = Object.values(row.title);
  const creators = namedBy(row);
  const named = row.reference === '' ? [] : works.withReference(row.reference);
  // A work without a reference may get its own; one with another is another piece of the same name.
  const found = named.length > 0 ? named : works.titled(titles, creators, row.reference === '');
  const [work, ...others] = found;
  if (others.length > 0)
    return { work: undefined, faults: [{ name: 'severalFit', field: null, text: String(found.length) }] };
  if (work && named.length > 0 && !isConfirmed && mayBeAnother(work, row.title, creators))
    return {
      work,
      faults: [{ name: 'referenceTaken', field: 'reference', text: labelOf(work, names) }],
    };
  return { work, faults: [] };
}

const labelOf = ({ id, values }: KnownItem, names: KnownNames): string =>
  [Object.values(textsOf(values['title']))[0] ?? id, ...listOf(values['creators']).map(names.nameOf)].join(
    ', ',
  );

/** Ids of those whom it names and the desk knows; undefined where it names nobody, or is asked whom it means. */
function namedBy({ creators, unknownCreators, faults }: WantedRow): string[] | undefined {
  if (creators) return creators.flatMap((one) => ('id' in one ? one.id : []));
  // Left out, it is still somebody else.
  return unknownCreators.length > 0 && !faults.some(({ field }) => field === 'creators') ? [] : undefined;
}

/** What its pictures are called in the catalogue, as far as that is certain or was said. */
function withPictures(
  { pictures, pictureAnswers }: Finding,
  row: WantedRow,
  work: KnownItem | undefined,
): { row: WantedRow; unsure: PlannedRow['unsure'] } {
  const unsure: PlannedRow['unsure'] = [];
  const own = filesShown(work?.values ?? {});
  const named = row.pictures?.flatMap(({ name }): NamedPicture[] => {
    const said = pictureAnswers.get(`${row.number} ${name}`);
    if (said === null) return [];
    if (said !== undefined && pictures.has(said)) return [{ name, file: said }];
    const found = pictures.find(name, { own, work: work?.id });
    if (found.unsure.length > 0) unsure.push({ name, files: found.unsure });
    return [{ name, file: found.file }];
  });
  return { row: { ...row, pictures: named }, unsure };
}

/** Two rows cannot be one work. */
function twice(seen: Map<string, number>, row: WantedRow, work: KnownItem | undefined): RowFault[] {
  const keys = [
    ...(work ? [`work ${work.id}`] : []),
    ...(row.reference === '' ? [] : [`reference ${plainReference(row.reference)}`]),
  ];
  const first = keys.map((key) => seen.get(key)).find((number) => number !== undefined);
  for (const key of keys) if (!seen.has(key)) seen.set(key, row.number);
  return first === undefined ? [] : [{ name: 'twice', field: 'reference', text: String(first) }];
}
