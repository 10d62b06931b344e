import { DayAndNight } from './day-and-night';
import { useLight } from './lamp-switches';
import { PictureFile } from './picture-file';
import type { PictureView } from './picture-view';

export interface PictureProps {
  picture: PictureView | undefined;
  /** The HTML attribute: how wide the picture is shown at each width of the window. */
  sizes: string;
  /** The first picture of a page: loaded at once, with priority. */
  eager?: boolean;
  /** Fills the box it stands in, cut where it must be. */
  fill?: boolean;
  /** Replaces the picture's alternative text, '' where the words beside it say the same. */
  alt?: string;
  className?: string;
}

/**
 * A picture by day and, where there is one, in the evening; without a picture, an empty wall of its size. How it is seen is
 * with the styles of the document (theme/styles/picture-styles.ts).
 */
export function Picture({ picture, sizes, eager = false, fill, alt, className }: PictureProps) {
  const light = useLight(picture?.night);
  if (!picture) return <span className={className} data-picture="missing" />;
  const { night } = picture;
  const kind = night ? (night.lamp ? 'lamp' : 'room') : 'plain';
  return (
    <span className={className} data-picture={kind} data-light={light} data-fill={fill ? '' : undefined}>
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
