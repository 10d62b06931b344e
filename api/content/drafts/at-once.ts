import type { Queries } from '../../database/queries';
import type { GalleryDatabase } from '../../database/database';
import type { OfItem } from '../contract/item';
import { DeskError } from '../../desk/desk-error';
import type { DeskServices } from '../../desk/desk-services';
import { followDrafts, itemsOfRooms, type Written } from '../../rooms/contents';
import { keepItems, type BroughtItem } from '../../import-export/brought-in-queries';
import type { Actor } from '../../desk/log-queries';
import { findEntry } from '../published/item-queries';
import { findDraft, type DraftRow, type StoredDraft } from './draft-queries';
import {
  beginPending,
  bringPending,
  endPending,
  hasPending,
  isPending,
  removePending,
  requirePending,
  takePending,
} from './pending-drafts';

/** Items, and characters, that are written at one go. */
const PART = { items: 100, characters: 256 * 1024 };

/** What becomes of an item. */
interface PendingItem extends OfItem {
  /** The draft that it will have; null for none. */
  draft: DraftRow | null;
  /** Whether it has a draft, which goes. */
  hasDraft: boolean;
  /** For the list that it comes with. */
  brought?: BroughtItem;
}

/** Others are answered between. */
export interface AtOnce {
  add(item: PendingItem): Promise<void>;
}

/** @param list the number that the list is to have, where there is one */
type Finish<T> = (to: Queries, list: number) => T | Promise<T>;

interface Part {
  items: number;
  characters: number;
  goes: OfItem[];
  comes: StoredDraft[];
  brought: BroughtItem[];
}

const emptyPart = (): Part => ({ items: 0, characters: 0, goes: [], comes: [], brought: [] });

/** Of such changes, for all processes. */
const NAME = 'drafts at once';

/**
 * Changes many drafts, however many: they are written in parts, and count from one moment on, or never. Rooms follow. One such
 * change at a time.
 *
 * @param me whose change it is
 * @param write what is to be changed. What it returns is done in the transaction that makes it count, and has to see to it that
 *   nobody has changed these drafts meanwhile: it throws where somebody has, and nothing is changed
 */
export function atOnce<T>(
  services: Pick<DeskServices, 'database' | 'now'>,
  me: Actor,
  write: (change: AtOnce) => Promise<Finish<T>>,
): Promise<T> {
  const { database, now } = services;
  return database.alone(NAME, async () => {
    const pending = await database.write(beginPending);
    try {
      let part = emptyPart();
      const send = async () => {
        const { goes, comes, brought } = part;
        part = emptyPart();
        await database.write(async (to) => {
          await requirePending(to, pending);
          await takePending(to, pending, goes);
          await bringPending(to, pending, comes);
          await keepItems(to, pending.list, brought);
        });
      };
      const finish = await write({
        async add({ shelf, id, draft, hasDraft, brought }) {
          const changes = JSON.stringify(draft?.changes ?? []);
          if (draft) part.comes.push({ ...draft, changes });
          if (hasDraft) part.goes.push({ shelf, id });
          if (brought) part.brought.push(brought);
          part.items += 1;
          // What was there before is about as long.
          part.characters += changes.length * (brought?.before ? 2 : 1);
          if (part.items >= PART.items || part.characters >= PART.characters) await send();
        },
      });
      await send();
      return await database.write(async (to) => {
        await requirePending(to, pending);
        const result = await finish(to, pending.list);
        const written: Written[] = [];
        for (const of of await itemsOfRooms(to))
          if (await isPending(to, pending, of))
            written.push({
              ...{ of, was: await findDraft(to, of.shelf, of.id) },
              values: await findEntry(to, of),
            });
        await endPending(to, pending);
        await followDrafts(to, written, { me, at: new Date(now()).toISOString() });
        return result;
      });
    } finally {
      // It is done, or refused: what is left behind counts for nobody, and the next start removes it as well.
      await removeLeft(database).catch(() => undefined);
    }
  });
}

/** For what is done last, where somebody has saved meanwhile. */
export class SavedMeanwhile extends Error {}

/** How often a change begins anew where somebody saves meanwhile. */
const TRIES = 5;

/** @param change whose last step throws SavedMeanwhile. @throws DeskError where somebody saves each time */
export async function unlessSaved<T>(change: () => Promise<T>): Promise<T> {
  for (let tries = TRIES; ; tries -= 1) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof SavedMeanwhile)) throw error;
      if (tries === 1) throw new DeskError('changedElsewhere');
    }
  }
}

/** Removes what a change has left behind, that was cut off as well; waits for one that is under way. */
export async function dropPending(database: GalleryDatabase): Promise<void> {
  if (await database.read(hasPending)) await database.alone(NAME, () => removeLeft(database));
}

async function removeLeft(database: GalleryDatabase): Promise<void> {
  while (await database.write(removePending));
}
