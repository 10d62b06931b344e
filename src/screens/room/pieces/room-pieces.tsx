import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Pointing } from '../state/use-pointed';
import type { RoomView, PieceView } from '../view/room-view';
import { listStyles, pieceStyles, lampStyles, mainStyles, moreStyles, MIRRORED } from './piece.styles';
import type { LocaleCode } from '../../../i18n/locales';
import type { CSSProperties } from 'react';
import { PictureLink } from '../../../components/pictures/picture-link';
import { PictureLamp } from '../../../features/viewer/stage/picture-lamp';
import { measuredSizes, pictureSizes } from '../../../media/picture-sizes';
import { Picture } from '../../../media/picture';
import type { PictureView } from '../../../media/picture-view';
import { ROOM_PICTURE } from '../../../theme/part-sizes';
import { RichText } from '../../../components/html/rich-text';
import { Link } from '../../../components/links/link';
import { SoldMark } from '../../../components/works/sold-mark';
import type { ThemeUICSSObject } from 'theme-ui';
import { LINE_WIDTHS } from '../../../theme/lines';
import { SPACE } from '../../../theme/space';
import { FROM } from '../../../theme/tokens';
import { ANSWER_ID } from '../answer/answer-id';
import type { PriceView } from '../view/room-price';

const priceStyles: ThemeUICSSObject = {
  variant: 'text.sub',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 'sign',
  pt: 'part',
  fontVariantNumeric: 'tabular-nums',
  '& > s': { color: 'muted' },
  '& > small': { variant: 'text.note', color: 'muted' },
};

function PiecePrice({ price: { text, vat, before } }: { price: PriceView }) {
  const { t } = useTranslation();
  return (
    <p data-part="price" sx={priceStyles}>
      {before && (
        <>
          <span sx={{ variant: 'layout.visuallyHidden' }}>{t('room.before')} </span>
          <s>{before}</s>
        </>
      )}
      <span>{text}</span>
      {vat && <small>{t(vat === 'with' ? 'room.with-vat' : 'room.without-vat')}</small>}
    </p>
  );
}

const labelStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  minWidth: 0,
  '& > [data-part=place]': {
    variant: 'text.note',
    pb: 2,
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part=creators]': { variant: 'text.sub' },
  '& h2': { variant: 'text.workTitle', mt: 1 },
  '& [data-part=date]': {
    variant: 'text.sub',
    mt: 'touch',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > [data-part=gone]': { variant: 'text.read', pt: 3, color: 'muted' },
  '& > [data-part=sold]': { pt: 'part' },
  '& > ul': {
    variant: 'text.cap',
    display: 'grid',
    gap: 'touch',
    pt: 'part',
    lineHeight: 1.45,
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'balance',
  },
  '& [data-muted]': { color: 'muted' },
  '& > [data-part=text]': { pt: 3, maxWidth: '48ch' },
  [FROM.twoColumns]: { gridColumn: '8 / 13', alignSelf: 'end' },
  [FROM.columns12]: { gridColumn: '9 / 13' },
  [MIRRORED]: {
    [FROM.twoColumns]: { gridColumn: '1 / 6', gridRow: 1 },
    [FROM.columns12]: { gridColumn: '1 / 5' },
  },
};

/** Words; the piece that is pointed at is underlined in brass. */
const waysStyles: ThemeUICSSObject = {
  variant: 'layout.linkRow',
  alignItems: 'baseline',
  pt: 'part',
  '& > a': { variant: 'links.underlined' },
  '& > button': {
    variant: 'links.underlined',
    '&[aria-pressed=true]': {
      color: 'accent',
      borderBottomColor: 'accent',
      borderBottomWidth: LINE_WIDTHS.thick,
      pb: `calc(${SPACE[1]} - ${LINE_WIDTHS.hairline})`,
    },
  },
  '@media print': { display: 'none' },
};

interface PieceLabelProps {
  piece: PieceView;
  place: string | undefined;
  lang: LocaleCode;
  pointing: Pointing | undefined;
}

function PieceLabel({ piece, place, lang, pointing }: PieceLabelProps) {
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

interface PointButtonProps {
  piece: Pick<PieceView, 'id' | 'title'>;
  pointing: Pointing;
}

/** Points at a piece for the answer, which is a step away then. */
function PointButton({ piece: { id, title }, pointing: { pointed, toggle } }: PointButtonProps) {
  const { t } = useTranslation();
  const isPointed = pointed.has(id);
  return (
    <>
      <button
        type="button"
        aria-pressed={isPointed}
        aria-label={t('room.this-one-named', { title })}
        onClick={() => toggle(id)}
      >
        {t('room.this-one')}
      </button>
      {isPointed && <a href={`#${ANSWER_ID}`}>{t('room.answer')}</a>}
    </>
  );
}

const SIZES = pictureSizes('100vw', { twoColumns: '58vw', columns12: 'min(64vw, 90vh)' });
/** Of an empty wall, as on other pages. */
const EMPTY = 0.8;

const shaped = (shape: number) => ({ '--shape': shape }) as CSSProperties;

interface MainPictureProps {
  picture: PictureView | undefined;
  title: string;
}

function MainPicture({ picture, title }: MainPictureProps) {
  return (
    <div sx={mainStyles} style={shaped(picture ? picture.width / picture.height : EMPTY)}>
      {picture ? (
        <>
          <PictureLink picture={picture} sizes={SIZES} />
          <PictureLamp picture={picture} title={title} sx={lampStyles} />
        </>
      ) : (
        <Picture picture={undefined} sizes={SIZES} />
      )}
    </div>
  );
}

function MorePictures({ pictures, title }: { pictures: readonly PictureView[]; title: string }) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={t('room.pictures-of', { title })} sx={moreStyles}>
      {pictures.map((picture) => {
        const shape = picture.width / picture.height;
        return (
          <li key={picture.jpeg.sm} style={shaped(shape)}>
            <PictureLink picture={picture} sizes={measuredSizes(Math.round(ROOM_PICTURE * shape))} />
          </li>
        );
      })}
    </ul>
  );
}

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

interface PieceProps {
  piece: PieceView;
  /** '3 of 12'; undefined where there is one alone. */
  place: string | undefined;
  /** Of the note. */
  lang: LocaleCode;
  /** Undefined where nothing can be answered. */
  pointing: Pointing | undefined;
}

function Piece(props: PieceProps) {
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
