import type { GalleryDatabase } from '../../database/database';
import { SHELVES, type Shelf } from '../contract/item';
import { draftsAfter, type DraftRow } from './draft-queries';

/** Of some shelves, by their items; a few at once, as each may have hundreds of kB, and others are answered between. */
export async function* eachDraft(
  database: Pick<GalleryDatabase, 'read'>,
  shelves: readonly Shelf[] = SHELVES,
): AsyncGenerator<DraftRow> {
  for (const shelf of shelves) {
    let last: string | undefined = '';
    while (last !== undefined) {
      const after: string = last;
      const page: DraftRow[] = await database.read((from) => draftsAfter(from, shelf, after));
      yield* page;
      last = page.at(-1)?.item;
    }
  }
}

/** All of them, those that were saved last first. */
export async function draftsLatestFirst(database: Pick<GalleryDatabase, 'read'>): Promise<DraftRow[]> {
  const drafts: DraftRow[] = [];
  for await (const draft of eachDraft(database)) drafts.push(draft);
  return drafts.sort((one, other) => (one.at < other.at ? 1 : -Number(one.at > other.at)));
}
