import { useTranslation } from 'gatsby-plugin-react-i18next';
import { RichText } from '../../../components/html/rich-text';
import { Link } from '../../../components/links/link';
import { SoldMark } from '../../../components/works/sold-mark';
import type { LocaleCode } from '../../../i18n/locales';
import type { Pointing } from '../state/use-pointed';
import type { PieceView } from '../view/room-view';
import { labelStyles, waysStyles } from './piece-label.styles';
import { PiecePrice } from './piece-price';
import { PointButton } from './point-button';

interface PieceLabelProps {
  piece: PieceView;
  place: string | undefined;
  lang: LocaleCode;
  pointing: Pointing | undefined;
}

export function PieceLabel({ piece, place, lang, pointing }: PieceLabelProps) {
  const { t } = useTranslation();
  const { anchor, title, creators, date, isShown, facts, reference, note, description, price, sold, path } =
    piece;
  return (
    <div sx={labelStyles}>
      {place && <p data-part="place">{place}</p>}
      <div lang={piece.lang}>
        {creators && <p data-part="creators">{creators}</p>}
        <h2 id={`${anchor}-title`}>{title}</h2>
        {date && <p data-part="date">{date}</p>}
      </div>
      {!isShown && <p data-part="gone">{t('room.gone-piece')}</p>}
      {note && (
        <div data-part="text" lang={lang}>
          <RichText html={note} />
        </div>
      )}
      {isShown && (
        <ul lang={piece.lang}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li data-muted="">{reference}</li>
        </ul>
      )}
      {sold && (
        <p data-part="sold">
          <SoldMark>{t('work.sold')}</SoldMark>
        </p>
      )}
      {price && <PiecePrice price={price} />}
      {description && (
        <div data-part="text" lang={piece.lang}>
          <RichText html={description} />
        </div>
      )}
      <div sx={waysStyles}>
        {pointing && <PointButton piece={piece} pointing={pointing} />}
        {path && <Link to={path}>{t('room.page')}</Link>}
      </div>
    </div>
  );
}
