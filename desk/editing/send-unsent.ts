import { call } from '../app/call';
import type { FieldChange, SavedDraft } from '../contract/items/item';
import type { SavedRoom } from '../contract/rooms/room';
import { itemsUnsent, unsentStore, type Place } from './unsent';

const save = (shelf: Place, id: string, changes: FieldChange[]): Promise<Pick<SavedDraft, 'conflicts'>> =>
  shelf === 'rooms'
    ? call<SavedRoom>('PATCH', `/rooms/${id}`, { changes })
    : call<SavedDraft>('PUT', `/items/${shelf}/${id}/draft`, { changes });

/** What an earlier visit of the person could not send; a field that a colleague has changed since waits until it is opened. */
export async function sendUnsent(person: number): Promise<void> {
  for (const { shelf, id } of itemsUnsent(person)) {
    const kept = unsentStore(person, shelf, id);
    const changes = [...kept.all()].map(([path, { before, value }]) => ({ path, before, value }));
    const saved = await save(shelf, id, changes).catch(() => undefined);
    if (!saved) continue;
    for (const { path, value } of changes)
      if (!saved.conflicts.some((conflict) => conflict.path === path)) kept.drop(path, value);
  }
}
