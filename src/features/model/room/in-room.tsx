import { useTranslation } from 'gatsby-plugin-react-i18next';
import { roomStyles } from '../turn/turn.styles';
import type { Ar } from './use-ar';

interface InRoomProps {
  ar: Ar;
  /** 'in your room', 'see them in your room' */
  words: string;
  /** Said where this phone can do neither. */
  cannot: string;
  /** Android's other way, where there is one. */
  link?: string | undefined;
  /** By the code that a larger screen has shown. */
  isAwaited: boolean;
  /** On a larger screen. */
  onPanel: () => void;
}

/** On a device that can, the camera opens at once; what it cannot do is said. */
export function InRoom({
  ar: { can, isHere, isRefused, open },
  words,
  cannot,
  link,
  isAwaited,
  onPanel,
}: InRoomProps) {
  const { t } = useTranslation();
  if (!isHere)
    return (
      <div sx={roomStyles}>
        <button type="button" data-opens="room" onClick={onPanel}>
          {words}
        </button>
      </div>
    );
  if (can === undefined)
    return (
      <div sx={roomStyles}>
        <p>{t('turn.coming')}</p>
      </div>
    );
  const isOffered = can || link !== undefined;
  return (
    <div sx={roomStyles}>
      {can ? (
        <button type="button" onClick={open}>
          {words}
        </button>
      ) : (
        link && (
          <a href={link} sx={{ variant: 'buttons.primary' }}>
            {words}
          </a>
        )
      )}
      {isRefused ? (
        <p role="alert">{t('turn.room-refused')}</p>
      ) : (
        (!isOffered || isAwaited) && <p>{isOffered ? t('turn.room-tap') : cannot}</p>
      )}
    </div>
  );
}
