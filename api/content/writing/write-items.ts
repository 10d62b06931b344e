import { addChange } from '../../changes/change-queries';
import { tagsOfWriting } from '../../changes/tags-of-writing';
import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import { DeskError, writeFault } from '../../desk/desk-error';
import type { Actor } from '../../desk/log-queries';
import { newsOf } from '../presence';
import { problemInWords, type CatalogueProblem } from '../published/catalogue-content';
import { fileOf } from '../published/entry';
import { lostLinks, putItems, textsOfItems, type LostLink, type TakenSlug } from '../published/item-queries';
import { valuesOf } from '../published/item-text';
import { problemsTogether } from '../checks/problems-with';
import { settleDrafts } from './settle-draft';
import { settleSwaps } from './settle-swaps';
import { addVersions, type Written } from './version-queries';

/** Others were published meanwhile that are in the way. */
export class InTheWay extends Error {
  override readonly name = 'InTheWay';
  constructor(readonly problems: readonly CatalogueProblem[]) {
    super(problems.map(problemInWords).join('\n'));
  }
}

/** What a publication would meet others in, also those who save drafts. */
const WRITTEN = ['items', 'item_slugs', 'item_links', 'desk_versions', 'desk_drafts', 'changes'] as const;

/**
 * Items, versions, addresses, links, drafts, the log and what is out of date now, in one transaction.
 * @param actor null for what was written by hand, and brought in
 * @param note of the log
 * @returns numbers of versions, by the files of their items
 * @throws DeskError for a full disk, and where an item was changed since it was read. InTheWay
 */
export async function writeItems(
  { database, now }: { database: GalleryDatabase; now(): number },
  written: readonly Written[],
  actor: Actor | null,
  note: (to: Queries) => Promise<void>,
): Promise<Map<string, number>> {
  const at = new Date(now()).toISOString();
  const items = written.map(({ shelf, item, after }) => ({ shelf, id: item, text: after }));
  const changes = items.map(({ text, ...of }) => ({ ...of, values: text === null ? null : valuesOf(text) }));
  const work = async (to: Queries) => {
    const texts = await textsOfItems(to, items);
    for (const { shelf, item, before } of written)
      if ((texts.get(fileOf({ shelf, id: item })) ?? null) !== before)
        throw new DeskError('changedElsewhere');
    requireFree(await problemsTogether(to, changes));
    requireFree((await putItems(to, items)).map(takenProblem));
    requireFree((await lostLinks(to, items)).map(lostProblem));
    const versions = await addVersions(
      to,
      written.map(({ shelf, item, act, before, after }) => ({ shelf, item, at, act, before, after })),
      actor,
    );
    // A draft that a hand has overtaken shows its conflicts.
    await settleDrafts(
      to,
      written.filter(({ act }) => act !== 'byHand'),
    );
    await settleSwaps(to, written);
    await note(to);
    const tags = await tagsOfWriting(to, written);
    if (tags.length > 0) await addChange(to, tags, at);
    return versions;
  };
  const notify = ['items', 'changes', ...items.map((of) => newsOf(of))] as const;
  return database.write(work, { notify, alone: WRITTEN }).catch((error: unknown) => {
    throw writeFault(error);
  });
}

function requireFree(problems: readonly CatalogueProblem[]): void {
  if (problems.length > 0) throw new InTheWay(problems);
}

function takenProblem({ of, owner, field, slug }: TakenSlug): CatalogueProblem {
  const kind = field.startsWith('former_slugs') ? 'a former' : 'the';
  const other = fileOf({ shelf: of.shelf, id: owner });
  return { file: fileOf(of), field, message: `'${slug}' is already ${kind} slug of ${other}` };
}

const lostProblem = ({ of, field, target }: LostLink): CatalogueProblem => ({
  file: fileOf(of),
  field,
  message: `there is no ${fileOf(target)}`,
});
