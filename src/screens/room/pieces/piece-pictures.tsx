import type { CSSProperties } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PictureLink } from '../../../components/pictures/picture-link';
import { PictureLamp } from '../../../features/viewer/stage/picture-lamp';
import { measuredSizes, pictureSizes } from '../../../media/picture-sizes';
import { Picture } from '../../../media/picture';
import type { PictureView } from '../../../media/picture-view';
import { ROOM_PICTURE } from '../../../theme/part-sizes';
import { lampStyles, mainStyles, moreStyles } from './piece.styles';

const SIZES = pictureSizes('100vw', { twoColumns: '58vw', columns12: 'min(64vw, 90vh)' });
/** Of an empty wall, as on other pages. */
const EMPTY = 0.8;

const shaped = (shape: number) => ({ '--shape': shape }) as CSSProperties;

interface MainPictureProps {
  picture: PictureView | undefined;
  title: string;
}

export function MainPicture({ picture, title }: MainPictureProps) {
  return (
    <div sx={mainStyles} style={shaped(picture ? picture.width / picture.height : EMPTY)}>
      {picture ? (
        <>
          <PictureLink picture={picture} sizes={SIZES} />
          <PictureLamp picture={picture} title={title} sx={lampStyles} />
        </>
      ) : (
        <Picture picture={undefined} sizes={SIZES} />
      )}
    </div>
  );
}

export function MorePictures({ pictures, title }: { pictures: readonly PictureView[]; title: string }) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={t('room.pictures-of', { title })} sx={moreStyles}>
      {pictures.map((picture) => {
        const shape = picture.width / picture.height;
        return (
          <li key={picture.jpeg.sm} style={shaped(shape)}>
            <PictureLink picture={picture} sizes={measuredSizes(Math.round(ROOM_PICTURE * shape))} />
          </li>
        );
      })}
    </ul>
  );
}
