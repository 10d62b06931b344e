import { useState } from 'react';
import type { RoomPiece } from '../../../../../api/rooms/contract/room';
import { call } from '../../../../app/line/call';
import { useChange } from '../../../../app/data';
import { textIn } from '../../../../app/items/title';
import { Thumb } from '../../../../app/lists/thumb';
import { FaultText } from '../../../../app/parts/fault-text';
import { useLanguage } from '../../../../app/words';
import { Places } from '../../../../fields/parts/places';
import { ReferenceSearch } from '../../../../fields/parts/search/reference-search';
import { PIECES, ROOM_PART } from '../../../../theme/rooms';
import { useRoom } from '../room-session';
import { PieceInHand } from './piece-in-hand';

/** The pieces in their order on a floor line, and what is said of the one in hand. */
export function RoomPieces() {
  const { say, locale } = useLanguage();
  const { room, take } = useRoom();
  const [chosen, setChosen] = useState<number>();
  const [moving, setMoving] = useState<readonly number[]>();
  const add = useChange(
    (work: string) => call('POST /rooms/:id/pieces', { params: { id: room.id }, body: { works: [work] } }),
    (next) => {
      take(next);
      setChosen(next.pieces.at(-1)?.id);
    },
  );
  const order = useChange((pieces: readonly number[]) =>
    call('PUT /rooms/:id/order', { params: { id: room.id }, body: { pieces } }).then(take),
  );
  // Shown at once where they were put, and where the server has them once it has answered.
  const put = (ids: readonly number[]): void => {
    setMoving(ids);
    order.mutate(ids, { onSettled: () => setMoving(undefined) });
  };
  const remove = useChange(
    (piece: number) => call('DELETE /rooms/:id/pieces/:piece', { params: { id: room.id, piece } }),
    take,
  );

  const ids = moving ?? room.pieces.map(({ id }) => id);
  const pieceOf = (key: string): RoomPiece | undefined => room.pieces.find(({ id }) => String(id) === key);
  const nameOf = (piece: RoomPiece | undefined): string =>
    piece ? textIn(piece.item?.title ?? {}, locale).text || piece.title : '';
  const inHand = room.pieces.find(({ id }) => id === chosen) ?? room.pieces[0];
  const at = inHand ? ids.indexOf(inHand.id) : -1;
  const moveTo = (to: number): void => {
    if (!inHand) return;
    const rest = ids.filter((id) => id !== inHand.id);
    put([...rest.slice(0, to), inHand.id, ...rest.slice(to)]);
  };
  return (
    <section aria-labelledby="room-pieces" sx={ROOM_PART}>
      <h2 id="room-pieces">{say('room.pieces')}</h2>
      {room.pieces.length === 0 && <p sx={{ variant: 'text.muted' }}>{say('room.noPieces')}</p>}
      <div sx={PIECES}>
        <Places
          label={say('room.pieces')}
          keys={ids.map(String)}
          nameOf={(key) => nameOf(pieceOf(key))}
          show={(key) => {
            const picture = pieceOf(key)?.item?.picture;
            return picture ? <Thumb of={picture} /> : <span data-gone />;
          }}
          onOrder={(keys) => put(keys.map(Number))}
          chosen={inHand && String(inHand.id)}
          onChoose={(key) => setChosen(Number(key))}
        />
      </div>
      {ids.length > 1 && <p sx={{ variant: 'text.note', color: 'muted' }}>{say('room.howToOrder')}</p>}
      <FaultText error={order.error ?? add.error ?? remove.error} />
      <ReferenceSearch
        label={say('room.addPiece')}
        shelf="works"
        without={room.pieces.map(({ work }) => work)}
        onChoose={({ id }) => add.mutate(id)}
      />
      {inHand && (
        <PieceInHand
          key={inHand.id}
          piece={inHand}
          name={nameOf(inHand)}
          place={at + 1}
          all={ids.length}
          onEarlier={at > 0 ? () => moveTo(at - 1) : undefined}
          onLater={at < ids.length - 1 ? () => moveTo(at + 1) : undefined}
          onRemove={() => remove.mutate(inHand.id)}
        />
      )}
    </section>
  );
}
