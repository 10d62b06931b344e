import path from 'node:path';
import { FOLDERS, type Folder } from '../catalogue-files/kinds';
import { modelsOf, picturesOf, pressReleasesOf } from '../content/published/assets-of';
import type { Catalogue } from '../content/published/catalogue';
import type { EntryOf } from '../content/published/catalogue-content';
import { successionOf } from '../content/published/succession';

export function entriesOfBoth<F extends Folder>(kind: F, before: Catalogue, after: Catalogue) {
  const values = (catalogue: Catalogue) => [...catalogue[kind].values()] as EntryOf<F>[];
  const inAfter = after[kind] as ReadonlyMap<string, EntryOf<F>>;
  return [...values(before).filter((entry) => inAfter.get(entry.id) !== entry), ...values(after)];
}

/** Ids by folder, also of entries that show a picture or file that has changed. Entries of unchanged files stay the same object. */
export function changesOfFiles(before: Catalogue, after: Catalogue): (folder: Folder) => ReadonlySet<string> {
  const changed = new Map(FOLDERS.map((folder) => [folder, changedIn(before[folder], after[folder])]));
  for (const file of filesWithNewMedia(before, after)) {
    const { dir, name } = path.parse(file);
    changed.get(dir as Folder)?.add(name);
  }
  return (folder) => changed.get(folder)!;
}

function changedIn(
  before: ReadonlyMap<string, { id: string }>,
  after: ReadonlyMap<string, { id: string }>,
): Set<string> {
  const succession = successionOf(after, before);
  if (before === after || succession) return new Set(succession?.changed.map(({ is }) => is.id));
  const changed = new Set<string>();
  for (const [id, entry] of after) if (before.get(id) !== entry) changed.add(id);
  for (const id of before.keys()) if (!after.has(id)) changed.add(id);
  return changed;
}

function filesWithNewMedia(before: Catalogue, after: Catalogue): string[] {
  if (haveSameMedia(before, after)) return [];
  type Shown = Parameters<Catalogue['pictureOf']>[0] | undefined;
  // A picture that only one catalogue has belongs to an entry that changed itself.
  const isNew = (picture: Shown) =>
    picture !== undefined && before.pictureOf(picture)?.hash !== after.pictureOf(picture)?.hash;
  return [
    ...picturesOf(after).filter(({ picture }) => isNew(picture) || isNew(picture.night)),
    ...pressReleasesOf(after).filter(
      ({ name }) => before.offeredFiles.get(name)?.version !== after.offeredFiles.get(name)?.version,
    ),
    ...modelsOf(after).filter(({ name }) => modelOf(before, name) !== modelOf(after, name)),
  ].map(({ file }) => file);
}

function haveSameMedia(before: Catalogue, after: Catalogue): boolean {
  // A picture's name holds a hash of its content.
  const samePictures =
    after.offeredPictures === before.offeredPictures ||
    [...after.offeredPictures].every(([name, { path }]) => before.offeredPictures.get(name)?.path === path);
  const sameFiles = [...after.offeredFiles].every(
    ([name, { version }]) => before.offeredFiles.get(name)?.version === version,
  );
  const sameModels =
    after.foundModels === before.foundModels ||
    [...after.foundModels.keys()].every((name) => modelOf(before, name) === modelOf(after, name));
  return samePictures && sameFiles && sameModels;
}

/** What tells one content from another; '' where it is faulty, which no answer shows. */
function modelOf({ foundModels }: Catalogue, name: string): string {
  const found = foundModels.get(name);
  return found && 'offered' in found ? found.offered.name : '';
}
