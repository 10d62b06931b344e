import '../../i18n/late/late-words';
import { useCallback, useMemo, useState } from 'react';
import { PictureViewer } from '../../features/viewer/picture-viewer';
import type { ViewerSubject } from '../../features/viewer/viewer-subject';
import type { RoomKey } from '../../gallery/rooms/room-call';
import { joinNames } from '../../i18n/formats/lists';
import { dayIn } from '../../i18n/formats/zoned-time';
import { useMessages } from '../../i18n/use-messages';
import { useSite } from '../../page/site-context';
import { localeOrigin } from '../../seo/locale-origin';
import { PrintAddress } from '../selection/print-address';
import { RoomAnswer } from './answer/room-answer';
import { RoomFoot } from './foot/room-foot';
import { RoomNotices } from './foot/room-notices';
import { RoomHead } from './head/room-head';
import { RoomFloor } from './head/room-floor';
import { RoomPictures } from './pieces/room-pictures';
import { RoomPieces } from './pieces/room-pieces';
import { asksNotToBeFollowed } from './state/asks-not-to-be-followed';
import type { RoomState } from './state/room-state';
import { useCounting } from './state/use-counting';
import { usePointed } from './state/use-pointed';
import { allPicturesOf, toRoomView, type RoomView } from './view/room-view';

type OpenState = Extract<RoomState, { kind: 'open' }>;

function useRoomView({ room, moment }: OpenState): RoomView {
  const { locale } = useMessages();
  const { apiOrigin, origin } = useSite();
  return useMemo(
    () =>
      toRoomView(room, {
        locale,
        mediaOrigin: apiOrigin,
        origin: localeOrigin(locale, origin),
        downloads: 'inline',
        today: dayIn(moment),
        moment,
      }),
    [room, moment, locale, apiOrigin, origin],
  );
}

export function OpenRoom({ roomKey, state }: { roomKey: RoomKey; state: OpenState }) {
  const room = useRoomView(state);
  const pointing = usePointed(roomKey.token);
  const [isFollowed] = useState(() => !asksNotToBeFollowed());
  useCounting(roomKey, room.isCounted && !room.isPreview && isFollowed);
  const pictures = useMemo(() => allPicturesOf(room), [room]);
  const subjectOf = useCallback((index: number) => subjectAt(room, index), [room]);
  return (
    <PictureViewer pictures={pictures} subject={subjectOf}>
      <RoomNotices room={room} isStale={state.isStale} />
      <RoomHead room={room} />
      <RoomFloor room={room} />
      <RoomPictures room={room} />
      <RoomPieces room={room} pointing={pointing} />
      <RoomFoot room={room} isFollowed={isFollowed} />
      {!room.isPreview && <RoomAnswer roomKey={roomKey} pieces={room.pieces} pointing={pointing} />}
      <PrintAddress />
    </PictureViewer>
  );
}

/** Whose picture stands at that place of the viewer. */
function subjectAt({ title, pictures, pieces }: RoomView, index: number): ViewerSubject {
  let first = pictures.length;
  for (const piece of pieces) {
    const { work, lang } = piece;
    if (index >= first && index < first + piece.pictures.length)
      return {
        title: piece.title,
        ...(work && {
          creators: joinNames(
            work.creators.map(({ name }) => name),
            lang,
          ),
        }),
        ...(work?.date && { date: work.date }),
      };
    first += piece.pictures.length;
  }
  return { title };
}
