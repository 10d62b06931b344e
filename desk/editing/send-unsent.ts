import { call } from '../app/call';
import type { SavedDraft } from '../contract/items/item';
import { itemsUnsent, unsentStore } from './unsent';

/** What an earlier visit of the person could not send; a field that a colleague has changed since waits until it is opened. */
export async function sendUnsent(person: number): Promise<void> {
  for (const { shelf, id } of itemsUnsent(person)) {
    const kept = unsentStore(person, shelf, id);
    const changes = [...kept.all()].map(([path, { before, value }]) => ({ path, before, value }));
    const saved = await call<SavedDraft>('PUT', `/items/${shelf}/${id}/draft`, { changes }).catch(
      () => undefined,
    );
    if (!saved) continue;
    for (const { path, value } of changes)
      if (!saved.conflicts.some((conflict) => conflict.path === path)) kept.drop(path, value);
  }
}
