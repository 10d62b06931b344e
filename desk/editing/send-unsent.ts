import { call } from '../app/line/call';
import type { FieldChange, SavedDraft } from '../../api/content/contract/item';
import { noteLost } from './lost';
import { refusalOf } from './refusals';
import { itemsUnsent, unsentStore, type OfPlace } from './unsent';

type Saved = Pick<SavedDraft, 'conflicts'>;

const send = ({ shelf, id }: OfPlace, changes: readonly FieldChange[]): Promise<Saved> =>
  shelf === 'rooms'
    ? call('PATCH /rooms/:id', { params: { id: Number(id) }, body: { changes } })
    : call('PUT /items/:shelf/:id/draft', { params: { shelf, id }, body: { changes } });

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
async function save(of: OfPlace, changes: readonly FieldChange[]): Promise<Saved | undefined> {
  if (changes.length === 0) return undefined;
  try {
    return await send(of, changes);
  } catch (error) {
    const refusal = refusalOf(error, changes);
    // A room is deleted with all that was written in it.
    if (of.shelf === 'rooms' && refusal.is === 'gone') return { conflicts: [] };
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
