import { inTurn } from '../../database/in-turn';
import { usedPicture } from '../published/item-files';
import { keepFormerPicture } from '../../media/former-picture-queries';
import type { OfItem, Values } from '../contract/item';
import type { DeskServices } from '../../desk/desk-services';
import { placedPictures, withSwap, type Swap } from '../../media/pictures-in';
import { findReplaced } from '../../media/replaced-picture-queries';
import { versionsOf } from './version-queries';
import { valuesOf } from '../published/item-text';
import type { SwapAct } from './settle-swaps';

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
