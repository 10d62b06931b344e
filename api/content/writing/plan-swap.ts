import { inTurn } from '../../database/in-turn';
import type { Picture } from '../../catalogue-files/fields';
import { picturesOf } from '../published/assets-of';
import type { Catalogue } from '../published/catalogue';
import { keepFormerPicture, type FormerPicture } from '../../media/former-picture-queries';
import type { OfItem, Shelf, Values } from '../contract/item';
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
  { catalogue, database }: Pick<DeskServices, 'catalogue' | 'database'>,
  { from, into }: Swap,
): Promise<PlannedSwap> {
  const current = catalogue();
  const places = picturesOf(current).filter(({ picture }) =>
    placedPictures(picture).some(({ file, hd }) => file === from || hd === from),
  );
  const items = [...new Set(places.map(({ file }) => file))].map((file): OfItem => {
    const [shelf, id] = file.replace(/\.yaml$/, '').split('/') as [Shelf, string];
    return { shelf, id };
  });
  const former = places.flatMap(({ picture }) => formerOf(current, picture, from));
  if (former.length > 0) await database.write((to) => inTurn(former, (one) => keepFormerPicture(to, one)));
  const isBack = (await database.read((of) => findReplaced(of, from)))?.was === into;
  const changes: PlannedSwap['changes'] = [];
  for (const of of items) {
    const hd = isBack ? await originalBefore(database, of, { from, into }) : undefined;
    changes.push({ of, change: (values) => withSwap(values, { from, into, hd }) });
  }
  return { act: isBack ? 'putBack' : 'replaced', changes };
}

/** As its addresses name it, by day and in the evening. */
const formerOf = (catalogue: Catalogue, picture: Picture, from: string): FormerPicture[] =>
  [picture, ...(picture.night ? [picture.night] : [])].flatMap((part: Pick<Picture, 'file' | 'hd'>) => {
    if (part.file !== from && part.hd !== from) return [];
    const { name, file, hd, id: _, ...facts } = catalogue.pictureOf(part);
    return [{ name, file, hd, facts }];
  });

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
