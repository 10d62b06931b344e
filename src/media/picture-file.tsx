import { MainImage } from 'gatsby-plugin-image';
import { toGatsbyImageData } from './gatsby-image-data';
import type { PictureView } from './picture-view';

/** Lower case: React 18 does not know the property and warns of `fetchPriority`. */
const HIGH_PRIORITY = { fetchpriority: 'high' };

interface PictureFileProps {
  picture: PictureView;
  sizes: string;
  alt: string;
  eager?: boolean;
  first?: boolean;
}

/**
 * The part of GatsbyImage that is the picture. GatsbyImage itself would leave the frame empty until hydration, and costs more
 * (decision 41).
 */
export function PictureFile({ picture, sizes, alt, eager, first }: PictureFileProps) {
  const { images, backgroundColor } = toGatsbyImageData(picture, sizes);
  return (
    <span data-file="" style={{ backgroundColor }}>
      <MainImage {...images} alt={alt} loading={eager ? 'eager' : 'lazy'} {...(first && HIGH_PRIORITY)} />
    </span>
  );
}
