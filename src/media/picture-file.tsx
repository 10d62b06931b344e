import { Picture } from 'gatsby-plugin-image/dist/components/picture';
import type { CSSProperties } from 'react';
import { toGatsbyImageData } from './gatsby-image-data';
import type { PictureView } from './picture-view';

/** In lower case: React 18 does not know the property and warns about the other spelling. */
const HIGH_PRIORITY = { fetchpriority: 'high' };

interface PictureFileProps {
  picture: PictureView;
  /** The HTML attribute: how wide the picture is shown at each width of the window. */
  sizes: string;
  alt: string;
  /** Loaded at once, wherever it stands. */
  eager?: boolean;
  /** Loaded before others. */
  first?: boolean;
}

/**
 * One file of a picture, in the best format that the browser takes, in a frame of its shape and colour.
 * GatsbyImage itself would leave the frame empty, and a link around it without a name, until a script has come; and it
 * says every picture twice, for browsers without scripts, which show this one as well.
 */
export function PictureFile({ picture, sizes, alt, eager, first }: PictureFileProps) {
  const { images, width = 1, height = 1, backgroundColor } = toGatsbyImageData(picture, sizes);
  const frame = { backgroundColor, '--shape': width / height } as CSSProperties;
  return (
    <span data-file="" style={frame}>
      <Picture
        sources={images.sources}
        fallback={images.fallback}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        {...(first && HIGH_PRIORITY)}
      />
    </span>
  );
}
