import { useCallback, useMemo, useState, useEffect, useRef, lazy, Suspense } from 'react';
import { PictureViewer } from '../../features/viewer/picture-viewer';
import type { ViewerSubject } from '../../features/viewer/viewer-subject';
import type { RoomKey } from '../../gallery/rooms/room-call';
import { RoomFloor } from './head/room-floor';
import { RoomPictures } from './pieces/room-pictures';
import { RoomPieces } from './pieces/room-pieces';
import { useCounting } from './state/use-counting';
import { usePointed, type Pointing } from './state/use-pointed';
import { allPicturesOf, type RoomView, type PieceView } from './view/room-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { RichText } from '../../components/html/rich-text';
import { formatDate } from '../../i18n/formats/dates';
import { dayIn } from '../../i18n/formats/zoned-time';
import { useLocale } from '../../i18n/use-locale';
import { FROM } from '../../theme/tokens';
import { loadChunk } from '../../browser/load-chunk';
import { whenIdle } from '../../browser/moments/when-idle';
import { FormSuccess } from '../../components/form/form-success';
import { ANSWER_ID } from './answer/answer-id';
import { ROOM_SIZES } from '../../theme/part-sizes';

const answerStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  rowGap: 'part',
  pt: 'section',
  '& h2': { variant: 'text.title' },
  '& > div:first-of-type > p': { variant: 'text.cap', pt: 2, maxWidth: '34ch', color: 'muted' },
  // The form is as high when it has come.
  '& > div + div': { minHeight: ROOM_SIZES.answer },
  '& button[type=button]': { variant: 'links.underlined', mt: 3 },
  [FROM.asymmetric]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 'gutter',
    '& > div:first-of-type': { gridColumn: '1 / 5' },
    '& > div + div': { gridColumn: '5 / 12' },
  },
  '@media print': { display: 'none' },
};

const load = () => loadChunk(() => import('./answer/answer-form'));
const AnswerForm = lazy(async () => ({ default: (await load()).AnswerForm }));

/** ms: who has come down to the form finds it, however busy the page is. */
const AT_LATEST = 2000;

interface RoomAnswerProps {
  roomKey: RoomKey;
  pieces: readonly PieceView[];
  pointing: Pointing;
}

/** One field, and pieces to point at. Its code comes when the room is there. */
export function RoomAnswer({ roomKey, pieces, pointing }: RoomAnswerProps) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<string>();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true), { timeout: AT_LATEST }), []);
  const onSent = (message: string) => {
    pointing.clear();
    setSent(message);
  };
  return (
    <section id={ANSWER_ID} sx={answerStyles}>
      <div>
        <h2>{t('room.answer-title')}</h2>
        {sent === undefined && <p>{t('room.answer-text')}</p>}
      </div>
      {sent === undefined ? (
        <div>
          {isWanted && (
            <Suspense fallback={null}>
              <AnswerForm roomKey={roomKey} pieces={pieces} pointing={pointing} onSent={onSent} />
            </Suspense>
          )}
        </div>
      ) : (
        <div>
          <FormSuccess title={t('room.answer-sent')} lines={[sent, t('form.see-you-soon')]} />
          <p>
            <button type="button" onClick={() => setSent(undefined)}>
              {t('room.answer-again')}
            </button>
          </p>
        </div>
      )}
    </section>
  );
}

const roomFootStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  rowGap: 3,
  pt: 'section',
  '& > h2': { variant: 'text.label' },
  '& p': { maxWidth: '62ch' },
  '& > div > p': { variant: 'text.cap', color: 'muted' },
  '& > div > p + p': { pt: 2 },
  '& > div > div + p': { pt: 3 },
  [FROM.asymmetric]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 'gutter',
    '& > h2': { gridColumn: '1 / 5' },
    '& > div': { gridColumn: '5 / 12' },
  },
  '@media print': { pt: 4, '& [data-part=counted]': { display: 'none' } },
};

interface RoomFootProps {
  room: RoomView;
  /** False where the browser asks not to be followed. */
  isFollowed: boolean;
}

function RoomFoot({ room, isFollowed }: RoomFootProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { conditions, lang, validUntil, isCounted, isPreview } = room;
  return (
    <section sx={roomFootStyles}>
      <h2>{t('room.conditions')}</h2>
      <div>
        {conditions && (
          <div lang={lang}>
            <RichText html={conditions} />
          </div>
        )}
        <p>{t('room.until', { date: formatDate(dayIn(Date.parse(validUntil)), locale) })}</p>
        {isCounted && !isPreview && (
          <p data-part="counted">{t(isFollowed ? 'room.counted' : 'room.uncounted')}</p>
        )}
      </div>
    </section>
  );
}

const styles: ThemeUICSSObject = {
  variant: 'layout.page',
  '& > p': { variant: 'text.cap', maxWidth: '62ch', pt: 3, color: 'muted' },
};

/** Titles of what was sold while the room was open. */
function useJustSold({ pieces }: RoomView): string[] {
  const [sold, setSold] = useState<string[]>([]);
  const available = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const gone = pieces.filter((piece) => piece.sold && available.current.has(piece.id));
    available.current = new Set(pieces.filter((piece) => !piece.sold).map(({ id }) => id));
    if (gone.length > 0) setSold((before) => [...before, ...gone.map(({ title }) => title)]);
  }, [pieces]);
  return sold;
}

/** What is to be known of the room before anything else of it. */
function RoomNotices({ room, isStale }: { room: RoomView; isStale: boolean }) {
  const { t } = useTranslation();
  const sold = useJustSold(room);
  return (
    <div role="status" sx={styles}>
      {room.isPreview && <p>{t('room.preview')}</p>}
      {isStale && <p>{t('room.stale')}</p>}
      {sold.map((title) => (
        <p key={title}>{t('room.sold-now', { title })}</p>
      ))}
    </div>
  );
}

interface OpenRoomProps {
  roomKey: RoomKey;
  room: RoomView;
  /** The API does not answer: this is how the room was. */
  isStale: boolean;
}

/** What is below the head of a room. */
export function OpenRoom({ roomKey, room, isStale }: OpenRoomProps) {
  const pointing = usePointed(roomKey.token);
  const [isFollowed] = useState(() => !asksNotToBeFollowed());
  useCounting(roomKey, room.isCounted && !room.isPreview && isFollowed);
  const pictures = useMemo(() => allPicturesOf(room), [room]);
  const subjectOf = useCallback((index: number) => subjectAt(room, index), [room]);
  return (
    <PictureViewer pictures={pictures} subject={subjectOf}>
      <RoomNotices room={room} isStale={isStale} />
      <RoomFloor room={room} />
      <RoomPictures room={room} />
      <RoomPieces room={room} pointing={pointing} />
      <RoomFoot room={room} isFollowed={isFollowed} />
      {!room.isPreview && <RoomAnswer roomKey={roomKey} pieces={room.pieces} pointing={pointing} />}
    </PictureViewer>
  );
}

/** Whose picture stands at that place of the viewer. */
function subjectAt({ title, pictures, pieces }: RoomView, index: number): ViewerSubject {
  let first = pictures.length;
  for (const piece of pieces) {
    if (index >= first && index < first + piece.pictures.length)
      return { title: piece.title, creators: piece.creators, ...(piece.date && { date: piece.date }) };
    first += piece.pictures.length;
  }
  return { title };
}

interface Signals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Do Not Track, or Global Privacy Control. */
export function asksNotToBeFollowed(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Signals;
  return globalPrivacyControl === true || doNotTrack === '1';
}
