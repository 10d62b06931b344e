import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { RoomGallery } from '../../../contract/rooms/room';
import { closedStyles } from './closed.styles';
import { GalleryAddress } from './gallery-address';

interface ClosedRoomProps {
  title: string;
  children: ReactNode;
  gallery?: RoomGallery | undefined;
}

/** What stands in place of a room, with the gallery's address and telephone. */
export function ClosedRoom({ title, children, gallery }: ClosedRoomProps) {
  return (
    <div sx={closedStyles}>
      <h1>{title}</h1>
      <div role="alert">{children}</div>
      <GalleryAddress gallery={gallery} />
    </div>
  );
}

/** One answer for what never was, has ended or was withdrawn, also while the room is open. */
export function GoneRoom({ gallery }: { gallery?: RoomGallery | undefined }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus may be gone with the room.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div sx={closedStyles}>
      <h1 ref={heading} tabIndex={-1}>
        {t('room.closed-title')}
      </h1>
      <p>{t('room.closed-text')}</p>
      <GalleryAddress gallery={gallery} />
    </div>
  );
}
