import { RichText } from '../../../components/html/rich-text';
import { useRoomWords } from '../room-words';
import type { RoomView } from '../view/room-view';
import { headStyles } from './room-head.styles';

/** The script in the page's head writes the same (early/room-script.ts). */
export function RoomHead({ room }: { room: RoomView }) {
  const say = useRoomWords();
  const { title, client, letter, lang } = room;
  return (
    <div sx={headStyles}>
      <div>
        {client && <p>{say('for', { client })}</p>}
        <h1 lang={lang}>{title}</h1>
      </div>
      {letter && (
        <div data-part="letter" lang={lang}>
          <RichText html={letter} />
        </div>
      )}
    </div>
  );
}
