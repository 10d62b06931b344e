import { NightPicture } from './night-picture';
import { PictureFile } from './picture-file';
import { pictureStyles } from './picture.styles';
import type { PictureView } from './picture-view';

/** How a picture behaves in the evening: `lamp` follows the mode, `on` and `off` override it (a lamp's own switch). */
export type Light = 'lamp' | 'on' | 'off';

export interface PictureProps {
  picture: PictureView | undefined;
  /** The HTML attribute: how wide the picture is shown at each width of the window. */
  sizes: string;
  /** The first picture of a page: loaded at once, with priority. */
  eager?: boolean;
  /** Fills the box it stands in, cut where it must be. */
  fill?: boolean;
  light?: Light;
  /** Replaces the picture's alternative text, '' where the words beside it say the same. */
  alt?: string;
  className?: string;
}

/** A picture by day and, where there is one, by night; without a picture, an empty wall of its size. */
export function Picture({ picture, sizes, eager, fill, light = 'lamp', alt, className }: PictureProps) {
  if (!picture) return <span className={className} sx={{ variant: 'pictures.missing' }} />;
  return (
    <span
      className={className}
      data-light={picture.night ? light : undefined}
      sx={pictureStyles(Boolean(picture.night), Boolean(fill))}
    >
      <span>
        <PictureFile picture={picture} sizes={sizes} alt={alt ?? picture.alt} eager={eager} />
      </span>
      {picture.night && <NightPicture picture={picture.night} sizes={sizes} />}
    </span>
  );
}
