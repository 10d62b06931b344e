import type { Static } from '@sinclair/typebox';
import type { NewItem } from '../contract/publishing';
import type { OfItem } from '../contract/item';
import { DeskError } from '../../desk/desk-error';
import type { PersonRow } from '../../people/people-queries';
import { highestReference } from '../list/highest-reference';
import { relistNow } from '../list/relist';
import { effectiveValues, type ItemServices } from '../reading/open-item';
import { findDraft, keepDraft } from './draft-queries';
import { changesTo, copyOf, freshValues, newId, newPosition, takesNew } from './new-item';
import { proposalsFor } from './proposals';
import { findEntry } from '../published/find-entry';
import { publishedItem } from '../published/item-queries';

/** A draft alone, until it is published. @returns where it is */
export async function addItem(
  services: ItemServices,
  { shelf, copyOf: original, title = '' }: Static<typeof NewItem>,
  me: PersonRow,
): Promise<OfItem> {
  const { database, relisted, now } = services;
  if (!takesNew(shelf)) throw new DeskError('invalid', { fields: ['shelf'] });
  const published = original && (await publishedItem(services, { shelf, id: original }));
  const at = new Date(now()).toISOString();
  await relisted();
  return database.write(async (to) => {
    // Whoever adds one at the same moment takes another number.
    await relistNow(to);
    const highest = shelf === 'works' ? await highestReference(to) : undefined;
    const site = await findEntry(to, { shelf: 'site', id: 'site' });
    const proposals = proposalsFor(site, shelf, { highest, now: now() });
    const valuesOf = async () => {
      if (original === undefined)
        return {
          ...freshValues(shelf, title.trim(), me.language, await newPosition(to, shelf)),
          ...proposals,
        };
      const draft = await findDraft(to, shelf, original);
      if (!published && !draft) throw new DeskError('notFound');
      return {
        ...copyOf(shelf, effectiveValues(published || undefined, draft), me.language),
        ...(shelf === 'works' && proposals),
      };
    };
    const values = await valuesOf();
    const changes = changesTo(values).map((change) =>
      change.path in proposals ? { ...change, isProposed: true as const } : change,
    );
    const id = await newId(to, shelf, values);
    await keepDraft(to, { shelf, item: id, number: now(), changes }, me, at);
    return { shelf, id };
  });
}
