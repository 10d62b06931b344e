import { picturesOf, piecesOf } from './room-queries';
import type { DeskServices } from '../desk/desk-services';
import { copyRoomPicture } from './room-picture-files';
import { addPicture, addPiece } from './piece-queries';
import { inTurn } from '../database/in-turn';

/** With notes, prices and pictures of its own; pieces that are no longer in the catalogue are left behind. */
export async function copyPieces(
  { database, settings, catalogue }: DeskServices,
  from: number,
  to: number,
): Promise<void> {
  const { pieces, pictures, drafts } = await database.read(async (statements) => ({
    pieces: await piecesOf(statements, from),
    pictures: await picturesOf(statements, from),
    drafts: await statements.selectFrom('desk_drafts').select('item').where('shelf', '=', 'works').execute(),
  }));
  const isThere = (work: string): boolean =>
    catalogue().works.has(work) || drafts.some(({ item }) => item === work);
  const kept = pieces.filter(({ work }) => isThere(work));
  const copies = await Promise.all(
    pictures
      .filter(({ piece }) => piece === null || kept.some(({ id }) => id === piece))
      .map(async (picture) => ({ picture, copy: await copyRoomPicture(settings.dataDir, picture) })),
  );
  await database.write(async (statements) => {
    const ids = new Map(
      await inTurn(kept, async (piece) => [piece.id, await addPiece(statements, to, piece)]),
    );
    for (const { picture, copy } of copies) {
      const piece = picture.piece === null ? null : (ids.get(picture.piece) ?? null);
      await addPicture(statements, to, { ...copy, piece, alt: picture.alt });
    }
  });
}
