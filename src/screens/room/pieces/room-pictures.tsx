import type { CSSProperties } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PictureLink } from '../../../components/pictures/picture-link';
import { acrossColumns, pictureSizes } from '../../../media/picture-sizes';
import { FROM } from '../../../theme/tokens';
import type { RoomView } from '../view/room-view';

const styles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  gap: 'gutter',
  pt: 'section',
  position: 'relative',
  isolation: 'isolate',
  [FROM.twoColumns]: {
    display: 'flex',
    alignItems: 'flex-end',
    // In one row as high as each other, and as wide as the page.
    '& > li': { flex: 'var(--shape) 1 0', minWidth: 0 },
    flexWrap: 'wrap',
  },
  '@media print': { display: 'none' },
};

const SIZES = pictureSizes('100vw', { twoColumns: acrossColumns(6) });

/** Those of no single piece. */
export function RoomPictures({ room: { title, pictures } }: { room: RoomView }) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={t('room.pictures-of', { title })} sx={styles}>
      {pictures.map((picture) => (
        <li key={picture.jpeg.sm} style={{ '--shape': picture.width / picture.height } as CSSProperties}>
          <PictureLink picture={picture} sizes={SIZES} />
        </li>
      ))}
    </ul>
  );
}
