import { useTranslation } from 'gatsby-plugin-react-i18next';
import { RoomSheetButton } from '../../../features/sheet/room/room-sheet-button';
import { useSite } from '../../../page/site-context';
import { localeOrigin } from '../../../seo/locale-origin';
import type { LocaleCode } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import { PrintButton } from '../../work/print-button';
import { ANSWER_ID } from '../answer/answer-id';
import type { RoomView } from '../view/room-view';
import { RoomSideBySide } from './room-side-by-side';
import { actionsStyles } from './room-floor.styles';

export function RoomActions({ room }: { room: RoomView }) {
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
