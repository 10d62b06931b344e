import type { Queries } from '../../../api/database/queries';
import type { Note } from '../../contract/messages';
import type { Actor } from './log';

/** Oldest first. @param me the reader, whose own notes are marked */
export const notesOf = async (from: Queries, message: number, me: number): Promise<Note[]> =>
  (
    (await from.all(
      'SELECT id, at, name, note, person FROM desk_notes WHERE message = ? ORDER BY id',
      message,
    )) as (Omit<Note, 'isMine'> & { person: number | null })[]
  ).map(({ id, at, name, note, person }) => ({ id, at, name, note, isMine: person === me }));

export const addNote = (
  to: Queries,
  message: number,
  { id, name }: Actor,
  { note, at }: { note: string; at: string },
): Promise<void> =>
  to.run(
    'INSERT INTO desk_notes (message, at, person, name, note) VALUES (?, ?, ?, ?, ?)',
    message,
    at,
    id,
    name,
    note,
  );

/** Only one's own. */
export const deleteNote = (to: Queries, message: number, note: number, person: number): Promise<void> =>
  to.run('DELETE FROM desk_notes WHERE id = ? AND message = ? AND person = ?', note, message, person);
