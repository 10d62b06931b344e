import type { LocaleCode } from '../../../i18n/locales';
import type { Pointing } from '../state/use-pointed';
import type { PieceView } from '../view/room-view';
import { PieceLabel } from './piece-label';
import { MainPicture, MorePictures } from './piece-pictures';
import { pieceStyles } from './piece.styles';

interface PieceProps {
  piece: PieceView;
  /** '3 of 12'; undefined where there is one alone. */
  place: string | undefined;
  /** Of the note. */
  lang: LocaleCode;
  /** Undefined where nothing can be answered. */
  pointing: Pointing | undefined;
}

export function Piece(props: PieceProps) {
  const { id, anchor, title, pictures } = props.piece;
  const [main, ...others] = pictures;
  return (
    <article id={anchor} data-piece={id} aria-labelledby={`${anchor}-title`} sx={pieceStyles}>
      <MainPicture picture={main} title={title} />
      <PieceLabel {...props} />
      <MorePictures pictures={others} title={title} />
    </article>
  );
}
