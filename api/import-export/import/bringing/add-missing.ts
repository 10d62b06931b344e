import { inBreaths } from '../../../lanes/in-breaths';
import type { StoredPicture } from '../../../../src/contract/collections/stored';
import type { AddMissing, BroughtIn } from '../../contract/brought-in';
import { valueAt, withChanges } from '../../../content/contract/field-path';
import type { OfItem } from '../../../content/contract/item';
import { DeskError } from '../../../desk/desk-error';
import type { DeskServices } from '../../../desk/desk-services';
import { atOnce, SavedMeanwhile, unlessSaved, type AtOnce } from '../../../content/drafts/at-once';
import { mergeChanges } from '../../../content/drafts/merge';
import { nextNumber, requireRoom } from '../../../content/drafts/save-draft';

import { findDraft } from '../../../content/drafts/draft-queries';
import {
  changeItems,
  findBroughtIn,
  itemsWithPictures,
  type ItemWithPictures,
} from '../../brought-in-queries';
import type { PersonRow } from '../../../people/people-queries';
import { markOf } from '../open-plan';
import { folderKey, pictureKey, sharedParts } from '../cells/picture-names';
import type { NamedPicture } from '../rows/wanted';
import { publishedItem } from '../../../content/published/item-queries';

type Services = Pick<DeskServices, 'settings' | 'database' | 'now'>;

/** Pictures that a list named and that were not there yet become those of their works, all at once. */
export async function addMissing(
  services: Services,
  number: number,
  given: AddMissing['pictures'],
  me: PersonRow,
): Promise<{ list: BroughtIn; items: OfItem[] }> {
  const items = await unlessSaved(() => tryAdding(services, number, given, me));
  const list = await services.database.read((from) => findBroughtIn(from, number));
  if (!list) throw new DeskError('notFound');
  return { list, items };
}

/** @throws SavedMeanwhile */
async function tryAdding(
  services: Services,
  number: number,
  given: AddMissing['pictures'],
  me: PersonRow,
): Promise<OfItem[]> {
  const { database } = services;
  const mark = await database.read(markOf);
  const listed = await database.read((from) => itemsWithPictures(from, number));
  const fileOf = await fittingFile(given, listed);
  return atOnce(services, me, async (change) => {
    const changed: ItemWithPictures[] = [];
    for await (const one of inBreaths(listed)) {
      const pictures = one.pictures.map(
        (named): NamedPicture => (named.file === null ? { ...named, file: fileOf(named.name) } : named),
      );
      if (pictures.every(({ file }, at) => file === one.pictures[at]?.file)) continue;
      const draft = await giveTo(services, change, { ...one, pictures }, me);
      if (draft !== undefined) changed.push({ ...one, pictures, draft });
    }
    return async (to) => {
      if ((await markOf(to)) !== mark) throw new SavedMeanwhile();
      if ((await findBroughtIn(to, number))?.takenBack) throw new DeskError('changedElsewhere');
      await changeItems(to, number, changed);
      return changed.map(({ shelf, item }) => ({ shelf, id: item }));
    };
  });
}

/** @returns number of the draft by which the list is taken back; undefined where the item was thrown away since */
async function giveTo(
  services: Services,
  change: AtOnce,
  { shelf, item, draft: brought, pictures }: ItemWithPictures,
  { id: person, name }: PersonRow,
): Promise<number | undefined> {
  const of = { shelf, id: item };
  const draft = await services.database.read((from) => findDraft(from, shelf, item));
  const file = (await publishedItem(services, of))?.values;
  if (!draft && !file) return undefined;
  const before = valueAt(withChanges(file ?? {}, draft?.changes ?? []), 'pictures');
  const value = withFiles(before, pictures);
  const { changes } = mergeChanges(file ?? {}, draft?.changes ?? [], [{ path: 'pictures', before, value }], {
    draft: null,
  });
  requireRoom(changes);
  const isGone = file !== undefined && changes.length === 0;
  const now = services.now();
  const next = isGone ? 0 : nextNumber(draft?.number, now);
  const at = new Date(now).toISOString();
  await change.add({
    ...{ ...of, hasDraft: draft !== undefined },
    draft: isGone ? null : { shelf, item, number: next, changes, person, name, at },
  });
  // What somebody has written since is still not taken back.
  return (draft?.number ?? 0) === brought ? next : brought;
}

/** Of a name that a list has in several folders, only one that came with its folder. */
async function fittingFile(
  given: AddMissing['pictures'],
  listed: readonly ItemWithPictures[],
): Promise<(name: string) => string | null> {
  const byKey = new Map<string, AddMissing['pictures']>();
  for await (const one of inBreaths(given)) {
    const key = pictureKey(one.name);
    const alike = byKey.get(key) ?? [];
    alike.push(one);
    byKey.set(key, alike);
  }
  const folders = new Map([...byKey.keys()].map((key) => [key, new Set<string>()]));
  for await (const { pictures } of inBreaths(listed))
    for (const { name } of pictures) folders.get(pictureKey(name))?.add(folderKey(name));
  return (name) => {
    const key = pictureKey(name);
    const least = (folders.get(key)?.size ?? 0) > 1 ? 2 : 1;
    const fits = (byKey.get(key) ?? []).filter((one) => sharedParts(one.name, name) >= least);
    return new Set(fits.map(({ file }) => file)).size === 1 ? fits[0]!.file : null;
  };
}

/** Each behind the one that the list names before it. */
function withFiles(current: unknown, pictures: readonly NamedPicture[]): Partial<StoredPicture>[] {
  const shown = Array.isArray(current) ? [...(current as Partial<StoredPicture>[])] : [];
  let at = 0;
  for (const { file } of pictures) {
    if (file === null) continue;
    const there = shown.findIndex((one) => one.file === file);
    if (there < 0) shown.splice(at, 0, { file, alt: {} });
    at = (there < 0 ? at : there) + 1;
  }
  return shown;
}
