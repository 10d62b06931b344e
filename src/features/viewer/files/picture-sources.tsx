import { useMemo, type ImgHTMLAttributes } from 'react';
import { toGatsbyImageData } from '../../../media/gatsby-image-data';
import { measuredSizes } from '../../../media/picture-sizes';
import type { PictureView } from '../../../media/picture-view';
import { fileStyles } from '../stage/viewer-picture.styles';

interface PictureSourcesProps extends Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'hidden' | 'onLoad' | 'onError'
> {
  picture: PictureView;
  /** CSS px; the browser chooses the file by it. */
  width: number;
  alt: string;
}

/** PhotoSwipe knows it by its class. */
export function PictureSources({ picture, width, alt, ...rest }: PictureSourcesProps) {
  const { sources = [], fallback } = useMemo(
    () => toGatsbyImageData(picture, measuredSizes(width)).images,
    [picture, width],
  );
  return (
    <picture>
      {sources.map(({ type, sizes, srcSet }) => (
        <source key={type} type={type} sizes={sizes} srcSet={srcSet} />
      ))}
      <img
        className="pswp__img"
        sx={fileStyles}
        sizes={fallback?.sizes}
        srcSet={fallback?.srcSet}
        src={fallback?.src}
        alt={alt}
        draggable={false}
        {...rest}
      />
    </picture>
  );
}
