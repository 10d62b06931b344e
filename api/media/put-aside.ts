import path from 'node:path';
import type { Queries } from '../database/queries';
import { inTurn } from '../database/in-turn';
import { DeskError } from '../desk/desk-error';
import {
  findTakenOut,
  freeName,
  picturesNamed,
  putBack,
  takeOut,
  type FileKind,
  type StoredRow,
} from '../files/file-queries';

const ASIDE = /^(.+)\.([0-9a-f]{8})(\.[a-z]+)$/;

/** `a.jpg` becomes `a.1f0c2a9b.jpg`: several of one name may have been taken out. */
export function asideName({ name: file, hash }: Pick<StoredRow, 'name' | 'hash'>): string {
  const { name, ext } = path.parse(file);
  return `${name}.${hash.slice(0, 8)}${ext}`;
}

/** Undefined for what was not taken out. */
export async function takenOut(from: Queries, kind: FileKind, aside: string): Promise<StoredRow | undefined> {
  const [, stem, hash, extension] = ASIDE.exec(aside) ?? [];
  return stem && hash && extension ? findTakenOut(from, kind, stem + extension, hash) : undefined;
}

/**
 * Out of use, not out of the store: an older version of an item may show it again. Somebody else may have been faster with some.
 * @returns the names by which they are brought back. @throws DeskError where none of them is there
 */
export const putAside = (
  to: Queries,
  files: readonly { kind: FileKind; file: string }[],
  at: string,
): Promise<string[]> =>
  eachOf(files, async ({ kind, file }) => {
    const hash = await takeOut(to, kind, file, at);
    return hash && asideName({ name: file, hash });
  });

/** Under their own names, unless another one has that by now. @returns the names. @throws DeskError where none of them is there */
export const bringBack = (
  to: Queries,
  kindOf: (aside: string) => FileKind,
  asides: readonly string[],
): Promise<string[]> =>
  eachOf(asides, async (aside) => {
    const row = await takenOut(to, kindOf(aside), aside);
    return row && bringRowBack(to, kindOf(aside), row);
  });

async function bringRowBack(to: Queries, kind: FileKind, row: StoredRow): Promise<string> {
  const isTaken = await to
    .selectFrom(kind)
    .select('name')
    .where('name', '=', row.name)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const name = isTaken ? await freeName(to, kind, row.name) : row.name;
  await putBack(to, kind, row, name);
  return name;
}

/** Sees to it that a picture is there, from those that were taken out if need be. @throws DeskError where it is neither */
export async function requireThere(to: Queries, file: string): Promise<void> {
  if ((await picturesNamed(to, [file])).size > 0) return;
  const row = await findTakenOut(to, 'pictures', file);
  if (!row) throw new DeskError('notFound');
  await putBack(to, 'pictures', row, file);
}

async function eachOf<T>(
  all: readonly T[],
  work: (one: T) => Promise<string | undefined>,
): Promise<string[]> {
  const done = (await inTurn(all, work)).flatMap((name) => name ?? []);
  if (done.length === 0) throw new DeskError('notFound');
  return done;
}
