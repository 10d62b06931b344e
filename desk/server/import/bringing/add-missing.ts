import type { Picture } from '../../../../api/catalogue-files/fields';
import type { AddMissing, BroughtIn } from '../../../contract/import/brought-in';
import { valueAt, withChanges } from '../../../contract/items/field-path';
import type { OfItem, Values } from '../../../contract/items/item';
import { DeskError } from '../../desk-error';
import type { DeskServices } from '../../desk-services';
import { mergeChanges } from '../../items/drafts/merge';
import { nextNumber, requireRoom } from '../../items/drafts/save-draft';
import { fileOfItem } from '../../items/reading/open-item';
import { findDraft, keepDraft } from '../../items/tables/drafts';
import { changeItem, findBroughtIn, itemsBroughtIn, type BroughtItem } from '../../tables/brought-in';
import type { PersonRow } from '../../tables/people';
import { folderKey, pictureKey, sharedParts } from '../cells/picture-names';
import type { NamedPicture } from '../rows/wanted';
import { inTurn } from '../../../../api/database/in-turn';

/** Pictures that a list named and that were not there yet become those of their works. */
export async function addMissing(
  services: DeskServices,
  number: number,
  given: AddMissing['pictures'],
  me: PersonRow,
): Promise<{ list: BroughtIn; items: OfItem[] }> {
  const { database, now } = services;
  const named = (await database.read((from) => itemsBroughtIn(from, number))).flatMap(
    ({ pictures }) => pictures?.map(({ name }) => name) ?? [],
  );
  const fileOf = fittingFile(given, named);
  const filled = ({ pictures }: BroughtItem): NamedPicture[] =>
    (pictures ?? []).map((one) => (one.file === null ? { ...one, file: fileOf(one.name) } : one));
  const isMeant = (one: BroughtItem) => filled(one).some(({ file }, at) => file !== one.pictures?.[at]?.file);

  const files = new Map<string, Values | undefined>();
  for (const { shelf, item } of (await database.read((from) => itemsBroughtIn(from, number))).filter(isMeant))
    files.set(item, (await fileOfItem(services, { shelf, id: item }))?.values);
  const at = new Date(now()).toISOString();
  return database.write(async (to) => {
    if ((await findBroughtIn(to, number))?.takenBack) throw new DeskError('changedElsewhere');
    const meant = (await itemsBroughtIn(to, number)).filter((one) => isMeant(one) && files.has(one.item));
    const items = await inTurn(meant, async (one): Promise<OfItem> => {
      const { shelf, item } = one;
      const pictures = filled(one);
      const draft = await findDraft(to, shelf, item);
      const file = files.get(item);
      // Thrown away since.
      if (!draft && !file) return { shelf, id: item };
      const before = valueAt(withChanges(file ?? {}, draft?.changes ?? []), 'pictures');
      const value = withFiles(before, pictures);
      const { changes } = mergeChanges(
        file ?? {},
        draft?.changes ?? [],
        [{ path: 'pictures', before, value }],
        { draft: null },
      );
      requireRoom(changes);
      const next = nextNumber(draft?.number, now());
      await keepDraft(to, { shelf, item, number: next, changes }, me, at);
      // What somebody has written since is still not taken back.
      await changeItem(to, number, {
        ...one,
        pictures,
        draft: (draft?.number ?? 0) === one.draft ? next : one.draft,
      });
      return { shelf, id: item };
    });
    const list = await findBroughtIn(to, number);
    if (!list) throw new DeskError('notFound');
    return { list, items };
  });
}

/** Of a name that a list has in several folders, only one that came with its folder. */
function fittingFile(
  given: AddMissing['pictures'],
  named: readonly string[],
): (name: string) => string | null {
  const keys = new Set(given.map(({ name }) => pictureKey(name)));
  const folders = new Map([...keys].map((key) => [key, new Set<string>()]));
  for (const name of named) folders.get(pictureKey(name))?.add(folderKey(name));
  return (name) => {
    const least = (folders.get(pictureKey(name))?.size ?? 0) > 1 ? 2 : 1;
    const fits = given.filter((one) => sharedParts(one.name, name) >= least);
    return new Set(fits.map(({ file }) => file)).size === 1 ? fits[0]!.file : null;
  };
}

/** Each behind the one that the list names before it. */
function withFiles(current: unknown, pictures: readonly NamedPicture[]): Partial<Picture>[] {
  const shown = Array.isArray(current) ? [...(current as Partial<Picture>[])] : [];
  let at = 0;
  for (const { file } of pictures) {
    if (file === null) continue;
    const there = shown.findIndex((one) => one.file === file);
    if (there < 0) shown.splice(at, 0, { file, alt: {} });
    at = (there < 0 ? at : there) + 1;
  }
  return shown;
}
