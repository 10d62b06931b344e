import { inBreaths } from '../../lanes/in-breaths';
import {
  FILTERS,
  type Filter,
  type LookAtList,
  type LookedAt,
  type LookedAtRow,
  type ReportRow,
  type RowAdvice,
  type Unknown,
  type UnsurePicture,
} from '../contract/looking';
import type { ListField } from '../../../src/contract/collections/import-columns';
import type { Values } from '../../content/contract/item';
import { withValue } from '../../content/contract/field-path';
import { nameKey } from '../contract/name-key';
import { areMillimetres } from '../../content/findings/advice';
import { listOf, textOf, textsOf } from '../../content/shelves';
import type { GalleryDatabase } from '../../database/database';
import { shownFiles, type ShownFile } from '../../media/thumbs';
import { publicName, type NamedCreator } from './matching/creators-in';
import { filesShown } from './matching/known-works';
import type { Plan } from './open-plan';
import type { PlannedRow } from './plan';
import { changeOf } from './rows/readable';
import { editsTo } from './rows/changes-to';
import { filesOf, missingOf, type WantedRow } from './rows/wanted';

const PAGE = 100;

/** A page of what a list would do, and what is to be asked of the person.*/
export async function lookAt(
  plan: Plan,
  { outcome, from = 0 }: LookAtList,
  database: Pick<GalleryDatabase, 'read'>,
): Promise<LookedAt> {
  const found = outcome ? plan.rows.filter((row) => isOf(row, outcome)) : plan.rows;
  const page = found.slice(from, from + PAGE);
  const unknown = await unknownIn(plan);
  const isAsked = unknown.length > 0;
  const { files, missing, ...summed } = await summedUp(plan.rows);
  const shown = await shownFiles(database, [...new Set(page.flatMap(filesIn))]);
  return {
    ...summed,
    lines: page.map((one) => lineOf(plan, one, shown)),
    next: from + PAGE < found.length ? from + PAGE : null,
    unknown,
    creators: isAsked ? byName(plan.creators.map((id) => nameBy(plan.names.creators, id))) : [],
    types: isAsked ? byName(plan.types.map((id) => nameBy(plan.names.types, id))) : [],
    pictures: { found: files.size, missing: [...missing] },
  };
}

const isOf = ({ outcome, leftOut }: PlannedRow, filter: Filter): boolean =>
  filter === 'partly' ? outcome !== 'refused' && leftOut.length > 0 : outcome === filter;

async function summedUp(rows: Plan['rows']) {
  const counts = Object.fromEntries(FILTERS.map((one) => [one, 0])) as Record<Filter, number>;
  const [files, missing] = [new Set<string>(), new Set<string>()];
  const [millimetres, taken]: [number[], number[]] = [[], []];
  for await (const planned of inBreaths(rows)) {
    const { row, faults } = planned;
    for (const filter of FILTERS) if (isOf(planned, filter)) counts[filter] += 1;
    for (const file of filesOf(row.pictures ?? [])) files.add(file);
    for (const name of missingOf(row.pictures)) missing.add(name);
    if (areMillimetres(sidesIn(row))) millimetres.push(row.number);
    if (faults.some(({ name }) => name === 'referenceTaken')) taken.push(row.number);
  }
  return { counts, files, missing, millimetres, taken };
}

const nameBy = (names: Plan['names']['creators'], id: string) => ({ id, name: names.nameOf(id) });
const byName = <Named extends { name: string }>(all: Named[]): Named[] =>
  all.sort((one, other) => one.name.localeCompare(other.name, 'fr'));

async function unknownIn({ rows, names }: Plan): Promise<Unknown[]> {
  const found = new Map<string, Unknown>();
  const note = (kind: Unknown['kind'], { name, within }: NamedCreator) => {
    const key = `${kind} ${nameKey(name)}`;
    const known = found.get(key);
    if (known) {
      known.rows += 1;
      known.written ??= within ?? null;
      return;
    }
    const becomes = kind === 'creator' ? publicName(name) : name;
    const written = within ?? (becomes === name ? null : name);
    found.set(key, { kind, name, becomes, written, rows: 1, suggestion: null });
  };
  for await (const { row } of inBreaths(rows)) for (const one of row.unknownCreators) note('creator', one);
  for await (const { row } of inBreaths(rows)) for (const name of row.unknownTypes) note('type', { name });
  for await (const one of inBreaths(found.values()))
    one.suggestion = names[one.kind === 'creator' ? 'creators' : 'types'].suggest(one.name);
  return [...found.values()];
}

type Shown = ReadonlyMap<string, ShownFile>;

/** The picture that stands for it. */
const fileIn = ({ row, work }: PlannedRow): string | undefined =>
  filesOf(row.pictures ?? [])[0] ?? firstPicture((work?.values ?? {})['pictures']);

const filesIn = (planned: PlannedRow): string[] => [
  ...[fileIn(planned)].flatMap((file) => file ?? []),
  ...planned.unsure.flatMap(({ files }) => files),
];

function lineOf(plan: Plan, planned: PlannedRow, shown: Shown): LookedAtRow {
  const { row, work, outcome, edits, faults, leftOut, unsure } = planned;
  const { names } = plan;
  const values = work?.values ?? {};
  const file = fileIn(planned);
  return {
    number: row.number,
    outcome,
    title: { ...textsOf(values['title']), ...row.title },
    creators: creatorsShown(plan, planned),
    creatorsNote: row.creatorsNote,
    reference: row.reference || textOf(values['reference']),
    picture: (file === undefined ? undefined : shown.get(file)) ?? null,
    item: work?.id ?? null,
    changes: edits.map((edit) => changeOf(names, values, edit)),
    faults,
    leftOut,
    advice: adviceOn(values, row, [...faults, ...leftOut]),
    measured: row.measured,
    missing: missingOf(row.pictures).filter((name) => !unsure.some((one) => one.name === name)),
    unsure: unsure.map(({ name, files }) => ({
      name,
      pictures: files.flatMap((one) => unsurePicture(plan, one, shown.get(one))),
    })),
  };
}

function creatorsShown({ names: { creators } }: Plan, { row, work, faults }: PlannedRow): string {
  const known = listOf(work?.values['creators']).map(creators.nameOf).join(', ');
  const wanted = row.creators?.map((one) => ('id' in one ? creators.nameOf(one.id) : one.make)).join(', ');
  // What is left out is not there.
  return wanted ?? ((faults.some(({ field }) => field === 'creators') && row.creatorsText) || known);
}

/** Of all rows, once they are brought in. */
export async function reportOf(plan: Plan): Promise<ReportRow[]> {
  const report: ReportRow[] = [];
  for await (const planned of inBreaths(plan.rows)) {
    const { row, work, outcome, faults, leftOut } = planned;
    const titles = { ...textsOf(work?.values['title']), ...row.title };
    report.push({
      ...{ number: row.number, outcome, faults, leftOut, title: Object.values(titles)[0] ?? '' },
      reference: row.reference || textOf(work?.values['reference']),
      creators: creatorsShown(plan, planned),
    });
  }
  return report;
}

function unsurePicture({ works }: Plan, file: string, thumb: ShownFile | undefined): UnsurePicture[] {
  const shown = [...works.values()].find(({ values }) => filesShown(values).includes(file));
  const of = shown ? (Object.values(textsOf(shown.values['title']))[0] ?? shown.id) : '';
  return thumb ? [{ ...thumb, file, of }] : [];
}

const nameIn = (one: { id: string } | { make: string }): string => ('id' in one ? one.id : one.make);

/** What the row itself says. */
const sidesIn = ({ fields }: WantedRow): Record<string, unknown> =>
  Object.fromEntries(
    fields.filter(({ path }) => path.startsWith('dimensions.')).map(({ path, value }) => [path, value]),
  );

/** What the editor would say of it once it is a draft, as far as it is known by now; what is asked about is no lack yet. */
function adviceOn(values: Values, row: WantedRow, faults: PlannedRow['faults']): RowAdvice[] {
  const edits = editsTo(values, row);
  const next = edits.reduce<Values>(
    (all, edit) => withValue(all, edit.path, 'creators' in edit ? edit.creators.map(nameIn) : edit.value),
    values,
  );
  const isAsked = (field: ListField) => faults.some((fault) => fault.field === field);
  const lacksCreator = listOf(next['creators']).length === 0 && !isAsked('creators');
  const lacksType = textOf(next['type']) === '' && !isAsked('type');
  const alone = row.fields.filter(({ isAlone }) => isAlone).map(({ path }) => path);
  const isHalfSaid = edits.some(({ path }) => alone.includes(path));
  return [
    ...(areMillimetres(sidesIn(row)) ? (['millimetres'] as const) : []),
    ...(lacksCreator ? (['noCreator'] as const) : []),
    ...(lacksType ? (['noType'] as const) : []),
    ...(isHalfSaid ? (['oneLanguage'] as const) : []),
  ];
}

function firstPicture(pictures: unknown): string | undefined {
  const [first] = Array.isArray(pictures) ? (pictures as { file?: string }[]) : [];
  return first?.file;
}
