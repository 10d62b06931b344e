import { GatsbyImage } from 'gatsby-plugin-image';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toGatsbyImageData } from './gatsby-image-data';
import { nightStyles } from './picture.styles';
import type { PictureView } from './picture-view';

interface NightPictureProps {
  picture: PictureView;
  sizes: string;
  fill?: boolean;
}

/** The same piece lit, over its day: fetched when its light goes on, and faded in once it is there. */
export function NightPicture({ picture, sizes, fill }: NightPictureProps) {
  const night = useRef<HTMLSpanElement>(null);
  const [came, setCame] = useState(false);
  // In the evening it may have come before the page was alive. One that has not is heard of when it comes.
  useEffect(() => {
    const image = night.current?.querySelector<HTMLImageElement>('img[loading]');
    if (image?.complete && image.currentSrc)
      image.decode().then(
        () => setCame(true),
        () => undefined,
      );
  }, []);
  // Another object would make GatsbyImage write its picture anew.
  const image = useMemo(() => toGatsbyImageData(picture, sizes), [picture, sizes]);
  return (
    <span ref={night} data-night="" data-came={came} sx={nightStyles} onLoadCapture={() => setCame(true)}>
      <GatsbyImage image={image} alt="" loading="lazy" objectFit={fill ? 'cover' : 'contain'} />
    </span>
  );
}
