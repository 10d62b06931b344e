import { addChange } from '../../changes/change-queries';
import { tagsOfWriting } from '../../changes/tags-of-writing';
import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import { DeskError } from '../../desk/desk-error';
import type { Actor } from '../../desk/log-queries';
import type { CatalogueProblem } from '../published/catalogue-problem';
import { fileOf } from '../published/entry';
import { lostLinks, putItems, textOfItem, type LostLink, type TakenSlug } from '../published/item-queries';
import { settleDraft } from './settle-draft';
import { settleSwaps } from './settle-swaps';
import { addVersion } from './version-queries';
import { writeFault } from './write-fault';
import type { Written } from './written';

/** Others were published meanwhile that are in the way. */
export class InTheWay extends Error {
  override readonly name = 'InTheWay';
  constructor(readonly problems: readonly CatalogueProblem[]) {
    super(problems.map(({ file, field, message }) => `${file}, ${field}: ${message}`).join('\n'));
  }
}

/** What a publication would meet others in, also those who save drafts. */
const WRITTEN = ['items', 'item_slugs', 'item_links', 'desk_versions', 'desk_drafts', 'changes'] as const;

/**
 * Items, versions, addresses, links, drafts, the log and what is out of date now, in one transaction.
 * @param actor null for what was written by hand, and brought in
 * @param note of the log
 * @throws DeskError for a full disk, and where an item was changed since it was read. InTheWay
 */
export async function writeItems(
  { database, now }: { database: GalleryDatabase; now(): number },
  written: readonly Written[],
  actor: Actor | null,
  note: (to: Queries) => Promise<void>,
): Promise<void> {
  const at = new Date(now()).toISOString();
  const work = async (to: Queries) => {
    for (const { shelf, item, before } of written)
      if ((await textOfItem(to, { shelf, id: item })) !== before) throw new DeskError('changedElsewhere');
    const items = written.map(({ shelf, item, after }) => ({ shelf, id: item, text: after }));
    const problems = [
      ...(await putItems(to, items)).map(takenProblem),
      ...(await lostLinks(to, items)).map(lostProblem),
    ];
    if (problems.length > 0) throw new InTheWay(problems);
    for (const { shelf, item, act, before, after } of written)
      await addVersion(to, { shelf, item, at, act, before, after }, actor);
    // A draft that a hand has overtaken shows its conflicts.
    for (const one of written) if (one.act !== 'byHand') await settleDraft(to, one);
    await settleSwaps(to, written);
    await note(to);
    const tags = await tagsOfWriting(to, written);
    if (tags.length > 0) await addChange(to, tags, at);
  };
  await database.write(work, { notify: ['items', 'changes'], alone: WRITTEN }).catch((error: unknown) => {
    throw writeFault(error);
  });
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
