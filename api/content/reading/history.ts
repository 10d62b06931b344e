import type { OfItem, Values } from '../contract/item';
import type { History, Version, VersionLine } from '../contract/publishing';
import { DeskError } from '../../desk/desk-error';
import type { DeskServices } from '../../desk/desk-services';
import { changedPaths } from '../changed-paths';
import { withAgain } from './said-again';
import { findVersion, versionsOf, type VersionRow } from '../writing/version-queries';
import { valuesOf } from '../published/item-text';

/** Newest first. */
export async function historyOf(services: DeskServices, of: OfItem): Promise<History> {
  const rows = await services.database.read((from) => versionsOf(from, of.shelf, of.id));
  // Most texts are that after a version and that before the next.
  const known = new Map<string, Values>();
  const read = (text: string | null): Values | null => {
    const values = (text !== null && known.get(text)) || readable(text);
    if (text !== null && values) known.set(text, values);
    return values;
  };
  const versions = rows.map((row) => {
    const [before, values] = [read(row.before), read(row.after)];
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
  const [before, values] = [readable(row.before), readable(row.after)];
  return { ...lineOf(row, before, values), before, values };
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

const readable = (text: string | null): Values | null => (text === null ? null : valuesOf(text));
