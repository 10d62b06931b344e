import { picturesOf, piecesOf } from './room-queries';
import type { DeskServices } from '../desk/desk-services';
import { copyRoomPicture } from './room-picture-files';
import { addPicture, addPiece } from './piece-queries';
import { idsDrafted } from '../content/drafts/draft-queries';
import { idsThere } from '../content/published/item-queries';
import { inTurn } from '../database/in-turn';

/** With notes, prices and pictures of its own; pieces that are no longer in the catalogue are left behind. */
export async function copyPieces({ database, files }: DeskServices, from: number, to: number): Promise<void> {
  const { kept, pictures } = await database.read(async (statements) => {
    const pieces = await piecesOf(statements, from);
    const works = pieces.map(({ work }) => work);
    const there = [
      ...(await idsThere(statements, 'works', works)),
      ...(await idsDrafted(statements, 'works', works)),
    ];
    return {
      kept: pieces.filter(({ work }) => there.includes(work)),
      pictures: await picturesOf(statements, from),
    };
  });
  const copies = await Promise.all(
    pictures
      .filter(({ piece }) => piece === null || kept.some(({ id }) => id === piece))
      .map(async (picture) => ({ picture, copy: await copyRoomPicture(files, picture) })),
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
