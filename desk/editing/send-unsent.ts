import { call } from '../app/call';
import type { FieldChange, OfItem, SavedDraft } from '../contract/items/item';
import { noteLost } from './lost';
import { refusalOf } from './refusals';
import { itemsUnsent, unsentStore } from './unsent';

/** What an earlier visit of the person could not send; a field that a colleague has changed since waits until it is opened. */
export async function sendUnsent(person: number): Promise<void> {
  for (const { shelf, id } of itemsUnsent(person)) {
    const kept = unsentStore(person, shelf, id);
    const changes = [...kept.all()].map(([path, { before, value }]) => ({ path, before, value }));
    const saved = await save({ shelf, id }, changes);
    if (!saved) continue;
    for (const { path, value } of changes)
      if (!saved.conflicts.some((conflict) => conflict.path === path)) kept.drop(path, value);
  }
}

/** Undefined where it is tried again at the next visit, or can never be saved: then somebody has to see to it. */
async function save(of: OfItem, changes: readonly FieldChange[]): Promise<SavedDraft | undefined> {
  if (changes.length === 0) return undefined;
  try {
    return await call<SavedDraft>('PUT', `/items/${of.shelf}/${of.id}/draft`, { changes });
  } catch (error) {
    const refusal = refusalOf(error, changes);
    if (refusal.is !== 'later') noteLost(of);
    // The rest of it can be saved.
    return refusal.is === 'never' && refusal.paths.length < changes.length
      ? save(
          of,
          changes.filter(({ path }) => !refusal.paths.includes(path)),
        )
      : undefined;
  }
}
