import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Pointing } from '../state/use-pointed';
import type { RoomView } from '../view/room-view';
import { Piece } from './piece';
import { listStyles } from './piece.styles';

export function RoomPieces({ room, pointing }: { room: RoomView; pointing: Pointing }) {
  const { t } = useTranslation();
  const { pieces, lang } = room;
  return (
    <ol sx={listStyles} aria-label={t('room.count', { count: pieces.length })}>
      {pieces.map((piece, index) => (
        <li key={piece.id}>
          <Piece
            piece={piece}
            place={
              pieces.length > 1 ? t('room.piece', { index: index + 1, count: pieces.length }) : undefined
            }
            lang={lang}
            pointing={room.isPreview ? undefined : pointing}
          />
        </li>
      ))}
    </ol>
  );
}
