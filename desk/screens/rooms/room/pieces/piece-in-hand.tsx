import { Link } from '@tanstack/react-router';
import type { LocaleCode } from '../../../../../src/contract/locale-codes';
import type { RoomPiece } from '../../../../../api/rooms/contract/room';
import { editorOf } from '../../../../app/items/editor-of';
import { Button } from '../../../../app/parts/button';
import { useSay } from '../../../../app/words';
import { HAND_ACTS, PIECE_IN_HAND } from '../../../../theme/rooms';
import { RoomTextField } from '../room-fields';
import { useRoom, useRoomField } from '../room-session';
import { RoomPictures } from '../room-pictures';
import { PriceFields } from './price-fields';

interface PieceInHandProps {
  piece: RoomPiece;
  name: string;
  place: number;
  all: number;
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onRemove: () => void;
}

/** What this client reads of one piece: its price, a note, pictures of the room’s own. */
export function PieceInHand({ piece, name, place, all, onEarlier, onLater, onRemove }: PieceInHandProps) {
  const say = useSay();
  const { value: locale } = useRoomField<LocaleCode>('locale');
  const { id, item, work } = piece;
  const words = stateWords(piece, useRoom().room.state !== 'prepared');
  return (
    <div role="group" aria-label={name} sx={PIECE_IN_HAND}>
      <div>
        <h3>{item ? <Link {...editorOf('works', work)}>{name}</Link> : name}</h3>
        {words && <p sx={{ variant: 'text.muted' }}>{say(words)}</p>}
      </div>
      <PriceFields piece={id} />
      <RoomTextField path={`note.p${id}`} label={say('room.note')} locale={locale ?? 'en'} />
      <RoomPictures piece={id} />
      <div sx={HAND_ACTS}>
        <span>{say('room.place', { place, all })}</span>
        {onEarlier && (
          <Button look="link" aria-label={say('editor.up', { name })} onClick={onEarlier}>
            {say('room.earlier')}
          </Button>
        )}
        {onLater && (
          <Button look="link" aria-label={say('editor.down', { name })} onClick={onLater}>
            {say('room.later')}
          </Button>
        )}
        <Button look="link" aria-label={say('editor.remove', { name })} onClick={onRemove}>
          {say('room.takeOut')}
        </Button>
      </div>
    </div>
  );
}

function stateWords({ item }: RoomPiece, isGiven: boolean) {
  if (!item) return 'room.gone';
  if (item.availability === 'sold') return 'room.sold';
  if (item.state === 'public' || item.state === 'changed') return undefined;
  return isGiven ? 'room.draftGiven' : 'room.draft';
}
