import { useCallback, useMemo, useState } from 'react';
import { PictureViewer } from '../../features/viewer/picture-viewer';
import type { ViewerSubject } from '../../features/viewer/viewer-subject';
import type { RoomKey } from '../../gallery/rooms/room-call';
import { RoomAnswer } from './answer/room-answer';
import { RoomFoot } from './foot/room-foot';
import { RoomNotices } from './foot/room-notices';
import { RoomFloor } from './head/room-floor';
import { RoomPictures } from './pieces/room-pictures';
import { RoomPieces } from './pieces/room-pieces';
import { asksNotToBeFollowed } from './state/asks-not-to-be-followed';
import { useCounting } from './state/use-counting';
import { usePointed } from './state/use-pointed';
import { allPicturesOf, type RoomView } from './view/room-view';

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
