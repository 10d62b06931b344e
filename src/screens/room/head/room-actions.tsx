import { RoomSheetButton } from '../../../features/sheet/room/room-sheet-button';
import { useSite } from '../../../page/site-context';
import { localeOrigin } from '../../../seo/locale-origin';
import type { LocaleCode } from '../../../i18n/locales';
import { useMessages } from '../../../i18n/use-messages';
import { PrintButton } from '../../work/print-button';
import { ANSWER_ID } from '../answer/answer-id';
import { useRoomWords } from '../room-words';
import type { RoomView } from '../view/room-view';
import { RoomSideBySide } from './room-side-by-side';
import { actionsStyles } from './room-floor.styles';

export function RoomActions({ room }: { room: RoomView }) {
  const say = useRoomWords();
  const { locale } = useMessages();
  const { apiOrigin, origin } = useSite();
  return (
    <ul sx={actionsStyles}>
      {!room.isPreview && (
        <li>
          <a href={`#${ANSWER_ID}`}>{say('answer')}</a>
        </li>
      )}
      {room.pieces.some(({ model }) => model) && (
        <li>
          <RoomSideBySide room={room} />
        </li>
      )}
      <li>
        <RoomSheetButton
          words={say}
          load={async () => {
            const { toRoomSheet } = await import('../view/room-sheet');
            const originOf = (code: LocaleCode) => localeOrigin(code, origin);
            return toRoomSheet(room, { say, locale, mediaOrigin: apiOrigin, originOf });
          }}
        />
      </li>
      <li>
        <PrintButton />
      </li>
    </ul>
  );
}
