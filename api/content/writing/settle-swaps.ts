import { inTurn } from '../../database/in-turn';
import type { Queries } from '../../database/queries';
import type { DeskServices } from '../../desk/desk-services';
import {
  askToRead,
  dropReplaced,
  findReplaced,
  forgetPictureToRead,
  keepFormerPicture,
  keepReplaced,
  readAgainOn,
  type ReplacedPicture,
} from '../../media/replaced-picture-queries';
import { placedPictures, type Swap, swapsBetween, withSwap } from '../../media/pictures-in';
import { changeContents } from '../../rooms/contents';
import { isSame, valueAt, withChanges, withValue } from '../contract/field-path';
import type { FieldChange, OfItem, Shelf, Values } from '../contract/item';
import { draftsNaming, keepDraft } from '../drafts/draft-queries';
import { usedPicture } from '../published/item-files';
import { valuesOf } from '../published/item-text';
import { newestChange, versionsOf, type Written } from './version-queries';

export type SwapAct = 'replaced' | 'putBack';

/** What follows from files in which a picture was replaced: also where the process that wrote them was killed. */
export async function settleSwaps(to: Queries, files: readonly Written[]): Promise<void> {
  const settled = new Set<string>();
  for (const { shelf, item, act, before, after } of files) {
    if (act !== 'replaced' && act !== 'putBack') continue;
    const values = valuesOf(after);
    const swaps = swapsBetween(valuesOf(before), values);
    for (const swap of swaps.filter(({ from }) => !settled.has(from))) {
      settled.add(swap.from);
      await settleSwap(to, act, swap, await newestChange(to, shelf, item));
    }
    if (act === 'replaced')
      for (const into of new Set(swaps.map((swap) => swap.into)))
        await askAbout(to, shelf, item, into, values);
  }
}

/** Drafts show the new picture as well; it is remembered which one it has replaced. */
export async function settleSwap(
  to: Queries,
  act: SwapAct,
  swap: Swap,
  { at, name }: Pick<ReplacedPicture, 'at' | 'name'>,
): Promise<void> {
  const { from, into } = swap;
  await forgetPictureToRead(to, from);
  if (act === 'putBack') await dropReplaced(to, from);
  else await keepReplaced(to, { file: into, was: from, at, name });
  for (const draft of await draftsNaming(to, from)) {
    const changes = draft.changes.map((change) => withSwapped(change, swap));
    if (isSame(changes, draft.changes)) continue;
    // The number stays: whoever saw the draft, or set a time for it, still means it.
    await keepDraft(to, { ...draft, changes }, { id: draft.person, name: draft.name }, draft.at);
    if (act === 'replaced') await askAbout(to, draft.shelf, draft.item, into, withChanges({}, changes));
  }
  // Rooms as well: the picture of before may be taken out of the catalogue.
  await changeContents(
    to,
    null,
    (content) =>
      content && {
        ...content,
        changes: content.changes.map(({ path, value }) => ({
          path,
          value: withSwapped({ path, value, before: null }, swap).value,
        })),
      },
  );
}

/** Also where a change is of a part of a picture. */
const withSwapped = (change: FieldChange, swap: Swap): FieldChange => {
  const { path } = change;
  const swapped = (value: unknown) => valueAt(withSwap(withValue({}, path, value), swap), path);
  return { ...change, before: swapped(change.before), value: swapped(change.value) };
};

/** Its descriptions may say what was seen in the picture of before. */
async function askAbout(
  to: Queries,
  shelf: Shelf,
  item: string,
  file: string,
  values: Values,
): Promise<void> {
  const alts = placedPictures(values)
    .filter((place) => place.file === file)
    .map(({ alt }) => alt)
    .filter((alt) => Object.keys(alt).length > 0);
  const known = (await readAgainOn(to, shelf, item)).find((one) => one.file === file)?.alts ?? [];
  if (alts.length > 0) await askToRead(to, shelf, item, { file, alts: [...known, ...alts] });
}

interface PlannedSwap {
  act: SwapAct;
  changes: { of: OfItem; change: (values: Values) => Values }[];
}

/** What is to be written into files so that another picture stands in the place of one; its addresses stay good before that. */
export async function planSwap(
  { database }: Pick<DeskServices, 'database'>,
  { from, into }: Swap,
): Promise<PlannedSwap> {
  const items = await database.write(async (to) => {
    const used = await usedPicture(to, from);
    // As its addresses name it, by day and in the evening.
    await inTurn(used.pictures, ({ name, file, hd, id: _, ...facts }) =>
      keepFormerPicture(to, { name, file, hd, facts }),
    );
    return used.items;
  });
  const isBack = (await database.read((of) => findReplaced(of, from)))?.was === into;
  const changes: PlannedSwap['changes'] = [];
  for (const of of items) {
    const hd = isBack ? await originalBefore(database, of, { from, into }) : undefined;
    changes.push({ of, change: (values) => withSwap(values, { from, into, hd }) });
  }
  return { act: isBack ? 'putBack' : 'replaced', changes };
}

/** The large original that the picture had in the item before it was replaced. */
async function originalBefore(
  database: DeskServices['database'],
  { shelf, id }: OfItem,
  { from, into }: Swap,
): Promise<string | undefined> {
  const versions = await database.read((of) => versionsOf(of, shelf, id));
  const replaced = versions.find(({ act, after }) => act === 'replaced' && after?.includes(from));
  const before = valuesOf(replaced?.before ?? null);
  return placedPictures(before).find(({ file }) => file === into)?.hd;
}
