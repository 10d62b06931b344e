import { inTurn } from '../../database/in-turn';
import type { OfItem, Values } from '../contract/item';
import type { History, Version, VersionLine } from '../contract/publishing';
import { DeskError } from '../../desk/desk-error';
import type { DeskServices } from '../../desk/desk-services';
import { changedPaths } from '../changed-paths';
import { withAgain } from './said-again';
import { addVersion, findVersion, newestText, versionsOf, type VersionRow } from '../writing/version-queries';
import { valuesOf } from '../yaml/long-texts';
import { fileOfItem } from './open-item';

/** Newest first. What was written by hand since becomes a version of its own. */
export async function historyOf(services: DeskServices, of: OfItem): Promise<History> {
  await noteByHand(services, of);
  const rows = await services.database.read((from) => versionsOf(from, of.shelf, of.id));
  // Most texts are that after a version and that before the next.
  const known = new Map<string, Values>();
  const read = async (text: string | null): Promise<Values | null> => {
    const values = (text !== null && known.get(text)) || (await readable(text));
    if (text !== null && values) known.set(text, values);
    return values;
  };
  const versions = await inTurn(rows, async (row) => {
    const [before, values] = [await read(row.before), await read(row.after)];
    return { ...lineOf(row, before, values), before, values };
  });
  return { lines: withAgain(versions), isOlder: (versions.at(-1)?.before ?? null) !== null };
}

/** @throws DeskError where the item has no such version */
export async function versionOfItem(
  { database }: DeskServices,
  of: OfItem,
  number: number,
): Promise<Version> {
  const row = await database.read((from) => findVersion(from, number));
  if (row?.shelf !== of.shelf || row.item !== of.id) throw new DeskError('notFound');
  const [before, values] = [await readable(row.before), await readable(row.after)];
  return { ...lineOf(row, before, values), before, values };
}

async function noteByHand(services: DeskServices, of: OfItem): Promise<void> {
  const { shelf, id: item } = of;
  const after = (await fileOfItem(services, of))?.text ?? null;
  const differs = (known: string | null | undefined) => known !== undefined && known !== after;
  if (!differs(await services.database.read((from) => newestText(from, shelf, item)))) return;
  const at = new Date(services.now()).toISOString();
  await services.database.write(async (to) => {
    const before = await newestText(to, shelf, item);
    if (differs(before))
      await addVersion(to, { shelf, item, at, act: 'byHand', before: before ?? null, after }, null);
  });
}

const lineOf = (
  { number, at, name, act, shelf, item }: VersionRow,
  before: Values | null,
  after: Values | null,
): VersionLine => ({
  number,
  at,
  by: name,
  act,
  paths: changedPaths({ shelf, id: item }, before ?? {}, after ?? {}),
});

/** Of what no longer can be read, nothing is known. */
const readable = async (text: string | null): Promise<Values | null> =>
  text === null ? null : await valuesOf(text).catch(() => ({}));
