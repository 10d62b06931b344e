import type { CSSProperties } from 'react';
import { DayAndNight } from './day-and-night';
import { useLight } from './lamp-switches';
import { PictureFile } from './picture-file';
import type { PictureView } from './picture-view';

export interface PictureProps {
  picture: PictureView | undefined;
  sizes: string;
  /** For the first picture of a page: loads at once, with priority. */
  eager?: boolean;
  fill?: boolean;
  /** Replaces the alternative text; '' where the text beside the picture says the same. */
  alt?: string;
  className?: string;
}

/** Without a picture it is an empty wall of the same size. */
export function Picture({ picture, sizes, eager = false, fill, alt, className }: PictureProps) {
  const light = useLight(picture?.night);
  if (!picture) return <span className={className} data-picture="missing" />;
  const { night } = picture;
  const kind = night ? (night.lamp ? 'lamp' : 'room') : 'plain';
  return (
    <span
      className={className}
      data-picture={kind}
      data-light={light}
      data-fill={fill ? '' : undefined}
      // The same in both lights, so that nothing moves when they change.
      style={{ '--shape': picture.width / picture.height } as CSSProperties}
    >
      {night ? (
        <DayAndNight
          key={night.jpeg.sm}
          picture={{ ...picture, night }}
          sizes={sizes}
          first={eager}
          alt={alt}
        />
      ) : (
        <span>
          <PictureFile picture={picture} sizes={sizes} alt={alt ?? picture.alt} first={eager} eager={eager} />
        </span>
      )}
    </span>
  );
}
