import type { Connection } from '../connection';

interface Change {
  path: string;
  value: unknown;
}
interface Piece {
  id: number;
  work: string;
  content?: unknown;
}

/**
 * What a client sees of works that are not public, as JSON (`RoomContent`). Rooms whose link was given go on showing what the drafts
 * say now; that of a work which is public by now is read by nobody, and goes when it is withdrawn.
 */
export function addRoomContents(connection: Connection): void {
  connection.exec('ALTER TABLE room_pieces ADD COLUMN content TEXT');
  const saidBy = (shelf: string, item: string): Change[] | undefined => {
    const draft = connection.get(
      'SELECT changes FROM desk_drafts WHERE shelf = ? AND item = ?',
      shelf,
      item,
    ) as { changes: string } | undefined;
    return (draft && (JSON.parse(draft.changes) as Change[]))?.map(({ path, value }) => ({ path, value }));
  };
  const contentOf = (work: string) => {
    const changes = saidBy('works', work);
    const named = changes?.find(({ path }) => path === 'creators')?.value;
    const creators = (Array.isArray(named) ? named.map(String) : []).flatMap((id) => {
      const said = saidBy('creators', id);
      return said ? [{ id, changes: said }] : [];
    });
    return changes ? { changes, creators } : null;
  };
  const given = connection.all('SELECT id, shown FROM rooms WHERE token_hash IS NOT NULL') as {
    id: number;
    shown: string | null;
  }[];
  for (const { id, shown } of given) {
    const pieces = connection.all('SELECT id, work FROM room_pieces WHERE room = ?', id) as Piece[];
    for (const piece of pieces) {
      const content = contentOf(piece.work);
      if (content)
        connection.run('UPDATE room_pieces SET content = ? WHERE id = ?', JSON.stringify(content), piece.id);
    }
    if (shown === null) continue;
    const seen = JSON.parse(shown) as { pieces: Piece[] };
    const now = seen.pieces.map((piece) => ({ ...piece, content: contentOf(piece.work) }));
    connection.run('UPDATE rooms SET shown = ? WHERE id = ?', JSON.stringify({ ...seen, pieces: now }), id);
  }
}
