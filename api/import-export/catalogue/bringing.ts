import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Store } from '../../../src/contract/server/store/store';
import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import { addChange } from '../../changes/change-queries';
import { tagsOfWriting } from '../../changes/tags-of-writing';
import type { OfItem, Values } from '../../content/contract/item';
import { problemsWith, type Change } from '../../content/checks/problems-with';
import type { CatalogueProblem } from '../../content/published/catalogue-content';
import { fileOf, ownProblems } from '../../content/published/entry';
import { hasItems, publishedRows, textOfItem } from '../../content/published/item-queries';
import { namersOfFiles } from '../../content/published/item-files';
import { itemText } from '../../content/published/item-text';
import { InTheWay } from '../../content/writing/write-items';
import type { Written } from '../../content/writing/version-queries';
import { isFolder } from '../../content/shelves';
import { DeskError } from '../../desk/desk-error';
import { bringChangesIn, changesToFolder, layItems } from './bring-folder-in';
import { compareMedia, hashesOf, mediaIn, problemsIn, readMedia } from './folder-media';
import { inTurn } from '../../database/in-turn';
import { currentRows, putFile, type NewRow } from '../../files/file-queries';
import { takeIn, type FileToTake, type TakingIn } from '../../files/take-in';

export interface BringingServices extends Pick<TakingIn, 'models'> {
  database: GalleryDatabase;
  files: Store;
  now?: () => number;
}

/** By the names of files (`works/lamp.yaml`, `pictures/lamp.jpg`). */
export interface Brought {
  added: string[];
  changed: string[];
  removed: string[];
  /** Pictures, documents and models. */
  copied: string[];
  problems: CatalogueProblem[];
}

export interface WholeFolder {
  /** Absolute. */
  folder: string;
  /** All that it holds, checked together. */
  items: (OfItem & { values: Values })[];
}

/** What bringing a folder in would change; `print` is another one when anything of that differs. */
export type Changes = Brought & { print: string };

/** Two that are brought in at once would each see what the other changes. */
const limit = pLimit(1);

export const changesWith = async (services: BringingServices, folder: WholeFolder): Promise<Changes> =>
  (await planned(services, folder)).changes;

/**
 * Has public what a folder says, and nothing else. All or nothing.
 * @param print of the changes that a person has agreed to
 * @throws ChangedMeanwhile
 */
export const bringIn = (services: BringingServices, folder: WholeFolder, print?: string): Promise<Brought> =>
  limit(async () => {
    const { written, newMedia, changes } = await planned(services, folder);
    if (print !== undefined && print !== changes.print) throw new ChangedMeanwhile();
    if (changes.problems.length > 0) return changes;
    const media = await readMedia(folder.folder, newMedia, taking(services));
    if (media.faults.size > 0) return { ...NOTHING, problems: problemsIn(media.faults) };
    try {
      const isNew = !(await services.database.read(hasItems));
      if (isNew) await layItems(services.database, folder.items, putting(media.rows));
      else await write(services, written, media.rows);
    } catch (error) {
      return { ...NOTHING, problems: problemsOf(error) };
    }
    await lookAgain(services, newMedia);
    return changes;
  });

class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  constructor() {
    super('Something was changed meanwhile: nothing was brought in. Ask again.');
  }
}

const NOTHING: Brought = { added: [], changed: [], removed: [], copied: [], problems: [] };

async function planned(
  { database }: BringingServices,
  { folder, items }: WholeFolder,
): Promise<{ written: Written[]; newMedia: string[]; changes: Changes }> {
  // A service may have a /tmp of its own, or may not read homes: its pictures would be taken for none.
  await access(path.join(folder, 'site.yaml')).catch((error: Error) => {
    throw new Error(
      `The API cannot read ${folder} (${error.message}): put the folder where the API's user reads it.`,
      { cause: error },
    );
  });
  const written = await changesToFolder(database, items);
  const valuesAt = new Map(items.map(({ values, ...of }) => [fileOf(of), values]));
  const own = written.flatMap(({ shelf, item: id, after }) =>
    after === null ? [] : ownProblems({ shelf, id }, valuesAt.get(fileOf({ shelf, id }))),
  );
  const media = await compareMedia(folder, await mediaIn(folder), hashesOf(await database.read(currentRows)));
  const names = namesOf(written);
  const changes = {
    ...names,
    changed: [...names.changed, ...media.other],
    copied: media.lacking,
    problems: [...own, ...media.problems],
  };
  const print = createHash('sha256')
    .update(JSON.stringify([written, changes]))
    .digest('base64url');
  return { written, newMedia: [...media.lacking, ...media.other], changes: { ...changes, print } };
}

function namesOf(written: readonly Written[]): Pick<Brought, 'added' | 'changed' | 'removed'> {
  const those = (is: (one: Written) => boolean): string[] =>
    written.filter(is).map(({ shelf, item }) => fileOf({ shelf, id: item }));
  return {
    added: those(({ before }) => before === null),
    changed: those(({ before, after }) => before !== null && after !== null),
    removed: those(({ after }) => after === null),
  };
}

const taking = (services: BringingServices) => (file: FileToTake) =>
  takeIn({ ...services, into: services }, file);

const putting =
  (rows: readonly NewRow[]) =>
  async (to: Queries): Promise<void> =>
    void (await inTurn(rows, (row) => putFile(to, row)));

async function write(
  { database, now = Date.now }: BringingServices,
  written: Written[],
  rows: readonly NewRow[] = [],
): Promise<void> {
  if (written.length > 0) await bringChangesIn({ database, now }, written, putting(rows));
  else if (rows.length > 0) await database.write(putting(rows));
}

/** What people can mend. @throws other errors, in words */
function problemsOf(error: unknown): CatalogueProblem[] {
  if (error instanceof InTheWay) return [...error.problems];
  if (!(error instanceof DeskError)) throw error;
  if (error.fault === 'changedElsewhere') throw new ChangedMeanwhile();
  throw new Error(WORDS[error.fault] ?? error.message, { cause: error });
}

const WORDS: Partial<Record<DeskError['fault'], string>> = {
  diskFull: 'The disk is full: make room, and ask again.',
  notWritable: 'The database cannot be written: give the user that runs the API the right to.',
};

/** Some files of a folder that somebody has saved. */
export interface SavedFiles {
  folder: string;
  items: Change[];
  /** Pictures, documents and models. */
  media: string[];
}

/**
 * Has public what somebody has saved, as far as it is good: a fault of one file keeps no other from it. What else the folder
 * holds is not looked at.
 */
export const bringSavedIn = (
  services: BringingServices,
  { folder, items, media }: SavedFiles,
): Promise<Brought> =>
  limit(async () => {
    const { database } = services;
    const compared = await compareMedia(folder, media, hashesOf(await database.read(currentRows)));
    const newMedia = [...compared.lacking, ...compared.other];
    const { rows, faults } = await readMedia(folder, newMedia, taking(services));
    await write(services, [], rows);
    const lost = items.filter(({ shelf, values }) => values === null && !isFolder(shelf));
    const { written, problems } = await writeGood(
      services,
      await differing(
        database,
        items.filter((one) => !lost.includes(one)),
      ),
    );
    if (rows.length > 0) await lookAgain(services, newMedia);
    const names = namesOf(written);
    return {
      ...names,
      changed: [...names.changed, ...compared.other],
      copied: compared.lacking,
      problems: [
        ...lost.map((of) => ({ file: fileOf(of), field: '', message: 'is missing, and stays public' })),
        ...problems,
        ...compared.problems,
        ...problemsIn(faults),
      ],
    };
  });

/** Pages that show pictures, documents and models anew are out of date as well. */
async function lookAgain(services: BringingServices, media: readonly string[]): Promise<void> {
  const { database, now = Date.now } = services;
  if (media.length === 0) return;
  const showing = await database.read(async (from) =>
    publishedRows(
      from,
      await namersOfFiles(
        from,
        media.map((name) => name.slice(name.indexOf('/') + 1)),
      ),
    ),
  );
  if (showing.length === 0) return;
  const work = async (to: Queries) => {
    const written = showing.map(({ kind, id, published }) => ({
      ...{ shelf: kind, item: id, act: 'byHand' as const, before: published, after: published, draft: null },
    }));
    await addChange(to, await tagsOfWriting(to, written), new Date(now()).toISOString());
  };
  await database.write(work, { notify: ['changes'] });
}

type Differing = { change: Change; written: Written };

async function differing(database: GalleryDatabase, items: readonly Change[]): Promise<Differing[]> {
  const texts = await database.read((from) =>
    Promise.all(items.map(({ shelf, id }) => textOfItem(from, { shelf, id }))),
  );
  return items.flatMap((change, at) => {
    const { values, shelf, id } = change;
    const before = texts[at] ?? null;
    const after = values && itemText({ shelf, id }, values);
    if (before === after) return [];
    return [{ change, written: { shelf, item: id, act: 'byHand', before, after, draft: null } }];
  });
}

/** Together, as one may name the other; without those that are at fault; at last each by itself. */
async function writeGood(
  services: BringingServices,
  all: readonly Differing[],
): Promise<{ written: Written[]; problems: CatalogueProblem[] }> {
  const problems: CatalogueProblem[] = [];
  for (let rest = all; rest.length > 0; ) {
    const found = await tryWriting(services, rest);
    if (found.length === 0) return { written: rest.map(({ written }) => written), problems };
    problems.push(...found);
    const faulty = new Set(found.map(({ file }) => file));
    const good = rest.filter(({ change }) => !faulty.has(fileOf(change)));
    // Others would be wrong, whoever of these is the reason.
    if (good.length === rest.length) return eachAlone(services, rest, problems);
    rest = good;
  }
  return { written: [], problems };
}

async function eachAlone(
  services: BringingServices,
  all: readonly Differing[],
  before: readonly CatalogueProblem[],
): Promise<{ written: Written[]; problems: CatalogueProblem[] }> {
  if (all.length === 1) return { written: [], problems: [...before] };
  const written: Written[] = [];
  const problems: CatalogueProblem[] = [];
  for (const one of all) {
    const found = await tryWriting(services, [one]);
    if (found.length === 0) {
      written.push(one.written);
    } else problems.push(...found);
  }
  return { written, problems };
}

async function tryWriting(
  services: BringingServices,
  some: readonly Differing[],
): Promise<CatalogueProblem[]> {
  const changes = some.map(({ change }) => change);
  const { database } = services;
  const found = await problemsWith(database, changes);
  if (found.length > 0) return found;
  try {
    await write(
      services,
      some.map(({ written }) => written),
    );
    return [];
  } catch (error) {
    return problemsOf(error);
  }
}
