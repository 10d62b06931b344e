import { useEffect, useRef, useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { RoomView } from '../view/room-view';

const styles: ThemeUICSSObject = {
  variant: 'layout.page',
  '& > p': { variant: 'text.cap', maxWidth: '62ch', pt: 3, color: 'muted' },
};

/** Titles of what was sold while the room was open. */
function useJustSold({ pieces }: RoomView): string[] {
  const [sold, setSold] = useState<string[]>([]);
  const available = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const gone = pieces.filter((piece) => piece.sold && available.current.has(piece.id));
    available.current = new Set(pieces.filter((piece) => !piece.sold).map(({ id }) => id));
    if (gone.length > 0) setSold((before) => [...before, ...gone.map(({ title }) => title)]);
  }, [pieces]);
  return sold;
}

/** What is to be known of the room before anything else of it. */
export function RoomNotices({ room, isStale }: { room: RoomView; isStale: boolean }) {
  const { t } = useTranslation();
  const sold = useJustSold(room);
  return (
    <div role="status" sx={styles}>
      {room.isPreview && <p>{t('room.preview')}</p>}
      {isStale && <p>{t('room.stale')}</p>}
      {sold.map((title) => (
        <p key={title}>{t('room.sold-now', { title })}</p>
      ))}
    </div>
  );
}
