import type { CSSProperties } from 'react';
import { PictureLink } from '../../../components/pictures/picture-link';
import { PictureLamp } from '../../../features/viewer/stage/picture-lamp';
import { measuredSizes, pictureSizes } from '../../../media/picture-sizes';
import { Picture } from '../../../media/picture';
import type { PictureView } from '../../../media/picture-view';
import { ROOM_PICTURE } from '../../../theme/sizes';
import { useRoomWords } from '../room-words';
import { lampStyles, mainStyles, moreStyles, picturesStyles } from './piece.styles';

const SIZES = pictureSizes('100vw', { twoColumns: '58vw', columns12: 'min(64vw, 90vh)' });

const shapeOf = ({ width, height }: PictureView) => ({ '--shape': width / height }) as CSSProperties;

export function PiecePictures({ pictures, title }: { pictures: readonly PictureView[]; title: string }) {
  const say = useRoomWords();
  const [main, ...others] = pictures;
  if (!main)
    return (
      <div sx={picturesStyles}>
        <div sx={mainStyles} style={{ '--shape': 0.8 } as CSSProperties}>
          <Picture picture={undefined} sizes={SIZES} />
        </div>
      </div>
    );
  return (
    <div sx={picturesStyles}>
      <div sx={mainStyles} style={shapeOf(main)}>
        <PictureLink picture={main} sizes={SIZES} />
        <PictureLamp picture={main} title={title} sx={lampStyles} />
      </div>
      {others.length > 0 && (
        <ul aria-label={say('pictures-of', { title })} sx={moreStyles}>
          {others.map((picture) => (
            <li key={picture.jpeg.sm} style={shapeOf(picture)}>
              <PictureLink
                picture={picture}
                sizes={measuredSizes(Math.round(ROOM_PICTURE * (picture.width / picture.height)))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
