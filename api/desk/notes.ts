import type { Queries } from '../database/queries';
import type { Note } from '../messages/contract/messages';
import type { Actor } from './log-queries';

/** Oldest first. @param me the reader, whose own notes are marked */
export async function notesOf(from: Queries, message: number, me: number): Promise<Note[]> {
  const rows = await from
    .selectFrom('desk_notes')
    .select(['id', 'at', 'name', 'note', 'person'])
    .where('message', '=', message)
    .orderBy('id')
    .execute();
  return rows.map(({ person, ...row }) => ({ ...row, isMine: person === me }));
}

export async function addNote(
  to: Queries,
  message: number,
  { id, name }: Actor,
  { note, at }: { note: string; at: string },
): Promise<void> {
  await to.insertInto('desk_notes').values({ message, at, person: id, name, note }).execute();
}

/** Only one's own. */
export async function deleteNote(to: Queries, message: number, note: number, person: number): Promise<void> {
  await to
    .deleteFrom('desk_notes')
    .where('id', '=', note)
    .where('message', '=', message)
    .where('person', '=', person)
    .execute();
}
