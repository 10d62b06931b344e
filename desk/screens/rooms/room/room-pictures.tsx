import { call } from '../../../app/line/call';
import { useChange } from '../../../app/data';
import { Thumb } from '../../../app/lists/thumb';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import type { TakeUpload } from '../../../app/uploads/uploads';
import { useSay } from '../../../app/words';
import { AddPictures } from '../../../fields/pictures/add-pictures';
import { SMALL } from '../../../theme/editor/fields';
import { OWN_PICTURES } from '../../../theme/rooms';
import { RoomLineField } from './room-fields';
import { useRoom } from './room-session';

/** Pictures that only this room has. @param piece null for those of the whole room */
export function RoomPictures({ piece }: { piece: number | null }) {
  const say = useSay();
  const { room, take } = useRoom();
  const takeUpload: TakeUpload = async (upload, name) => {
    take(await call('POST /rooms/:id/pictures', { params: { id: room.id }, body: { upload, name, piece } }));
    return null;
  };
  const remove = useChange(
    (picture: number) => call('DELETE /rooms/:id/pictures/:picture', { params: { id: room.id, picture } }),
    take,
  );
  const own = room.pictures.filter((picture) => picture.piece === piece);
  return (
    <div>
      <p sx={SMALL}>{say(piece === null ? 'room.pictures' : 'room.piecePictures')}</p>
      <ul sx={OWN_PICTURES}>
        {own.map(({ id, thumb }) => (
          <li key={id}>
            <Thumb of={thumb} />
            <div>
              <RoomLineField path={`alt.q${id}`} label={say('room.alt')} />
              <Button look="link" isBusy={remove.isPending} onClick={() => remove.mutate(id)}>
                {say('room.removePicture')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <FaultText error={remove.error} />
      <AddPictures isMany isForDrops={piece !== null} takeUpload={takeUpload} word="room.addPictures" />
    </div>
  );
}
