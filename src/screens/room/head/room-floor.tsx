import { useMemo, useState, useEffect } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Floor, type FloorWork } from '../../../components/scale/floor/floor';
import { PERSON_HEIGHT } from '../../../components/scale/scale-labels';
import { WorkCaption } from '../../../components/works/work-caption';
import { EARLY_PICTURES } from '../early/room-script';
import type { PieceView, RoomView } from '../view/room-view';
import { RoomSheetButton } from '../../../features/sheet/room/room-sheet-button';
import { useSite } from '../../../page/site-context';
import { localeOrigin } from '../../../seo/locale-origin';
import type { LocaleCode } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import { PrintButton } from '../../work/print-button';
import { ANSWER_ID } from '../answer/answer-id';
import type { ThemeUICSSObject } from 'theme-ui';
import { LINE_WIDTHS } from '../../../theme/lines';
import { SPACE } from '../../../theme/space';
import { FROM } from '../../../theme/tokens';
import { writeArrangement, type Arrangement } from '../../../contract/forms/arrangement';
import { piecesOf } from '../../../features/side-by-side/floor-work';
import { SideBySideLink } from '../../../features/side-by-side/side-by-side-link';
import { useArrangement } from '../../../features/side-by-side/use-arrangement';

/** As the gallery, or the client before, has placed the pieces. */
const begun = ({ pieces, wall }: RoomView): Arrangement | undefined =>
  pieces.some(({ place }) => place)
    ? { places: pieces.map(({ place }) => place), ...(wall !== undefined && { wall }) }
    : undefined;

/** The pieces of a room on one floor. */
function RoomSideBySide({ room }: { room: RoomView }) {
  const { pieces: shown } = room;
  const works = useMemo(
    () =>
      shown.map(({ id, title, creators, lang, path, scale, model }) => ({
        ...{ slug: id, title, creators, lang, path, scale, model },
      })),
    [shown],
  );
  const pieces = useMemo(() => piecesOf(works), [works]);
  const begin = useMemo(() => begun(room), [room]);
  const arranged = useArrangement({ pieces, slugs: works.map(({ slug }) => slug), begin });
  const { arrangement } = arranged;
  const [page, setPage] = useState('');
  useEffect(() => setPage(window.location.origin + window.location.pathname), []);
  return (
    <SideBySideLink
      pieces={pieces}
      leftOut={works.length - pieces.length}
      arranged={arranged}
      back="room"
      url={page + (arrangement ? `?${writeArrangement(arrangement)}` : '')}
      onPhoto={ignore}
    />
  );
}

/** The room has a PDF of its own. */
const ignore = (): void => undefined;

const sectionStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  position: 'relative',
  pt: 'block',
  // What is above its pictures lies over the room for their light.
  zIndex: 0,
  '@media print': { pt: 3 },
};

const rowStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  rowGap: 2,
  columnGap: 'part',
  pt: 4,
};

/** Words, the chosen one underlined in brass, as in the filter of works. */
const viewsStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  gap: 'controls',
  [FROM.asymmetric]: { variant: 'text.ui' },
  '& button': {
    position: 'relative',
    py: 'touch',
    color: 'muted',
    cursor: 'pointer',
    '&:hover, &[aria-pressed=true]': { color: 'text' },
    '&[aria-pressed=true]::after': {
      content: '""',
      position: 'absolute',
      inset: `auto 0 calc(${SPACE.touch} - ${LINE_WIDTHS.hairline})`,
      borderBottom: 'chosen',
    },
  },
};

const actionsStyles: ThemeUICSSObject = {
  variant: 'layout.linkRow',
  alignItems: 'baseline',
  '& > li > a, & > li > button': { variant: 'links.underlined' },
  '& > li:has([data-phase=made], [data-phase=failed])': { flexBasis: '100%' },
  '@media print': { display: 'none' },
};

const VIEWS = ['pictures', 'drawing'] as const;
type FloorView = (typeof VIEWS)[number];

export function RoomFloor({ room }: { room: RoomView }) {
  const { t } = useTranslation();
  const [view, setView] = useState<FloorView>('pictures');
  const works = useMemo(
    () =>
      room.pieces.map(
        (piece): FloorWork => ({
          id: piece.anchor,
          standing: piece.standing,
          picture: piece.pictures[0],
          caption: <PieceCaption piece={piece} view={view} />,
        }),
      ),
    [room.pieces, view],
  );
  return (
    <section sx={sectionStyles}>
      <Floor
        works={works}
        view={view}
        eager={EARLY_PICTURES}
        label={t('room.in-view', { height: PERSON_HEIGHT })}
        person={t('scale.centimetres', { value: PERSON_HEIGHT })}
      />
      {works.length > 0 && (
        <div sx={rowStyles}>
          <div role="group" aria-label={t('room.choose-view')} sx={viewsStyles}>
            {VIEWS.map((name) => (
              <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
                {t(`room.${name}`)}
              </button>
            ))}
          </div>
          <RoomActions room={room} />
        </div>
      )}
    </section>
  );
}

function PieceCaption({ piece, view }: { piece: PieceView; view: FloorView }) {
  const { t } = useTranslation();
  const { title, creators, isShown, sold, price, dimensions, lang } = piece;
  const measured = dimensions ?? (isShown ? t('room.unmeasured') : undefined);
  const note = view === 'drawing' ? measured : (price?.text ?? (piece.standing ? undefined : measured));
  return <WorkCaption work={{ creators, title: <span lang={lang}>{title}</span>, sold, note }} />;
}

function RoomActions({ room }: { room: RoomView }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { apiOrigin, origin } = useSite();
  return (
    <ul sx={actionsStyles}>
      {!room.isPreview && (
        <li>
          <a href={`#${ANSWER_ID}`}>{t('room.answer')}</a>
        </li>
      )}
      {room.pieces.some(({ model }) => model) && (
        <li>
          <RoomSideBySide room={room} />
        </li>
      )}
      <li>
        <RoomSheetButton
          load={async () => {
            const { toRoomSheet } = await import('../view/room-sheet');
            const originOf = (code: LocaleCode) => localeOrigin(code, origin);
            return toRoomSheet(room, { t, locale, mediaOrigin: apiOrigin, originOf });
          }}
        />
      </li>
      <li>
        <PrintButton />
      </li>
    </ul>
  );
}
