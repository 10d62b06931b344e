import { Picture } from 'gatsby-plugin-image/dist/components/picture';
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

/** GatsbyImage would leave the frame empty until hydration, and repeat each picture in `noscript`. */
export function PictureFile({ picture, sizes, alt, eager, first }: PictureFileProps) {
  const { images, backgroundColor } = toGatsbyImageData(picture, sizes);
  return (
    <span data-file="" style={{ backgroundColor }}>
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
