import type { ComponentPropsWithoutRef } from 'react';

type ImageProps = ComponentPropsWithoutRef<'img'>;

interface PictureProps extends Omit<ImageProps, 'src' | 'srcSet'> {
  fallback: Pick<ImageProps, 'src' | 'srcSet' | 'sizes'>;
  sources?: readonly ComponentPropsWithoutRef<'source'>[];
  shouldLoad?: boolean;
}

/** Replaces gatsby-plugin-image's in the browser. It must render the same elements, for hydration. */
export function Picture({ fallback, sources = [], shouldLoad: _, alt = '', ...props }: PictureProps) {
  const sizes = props.sizes || fallback.sizes;
  const image = <img {...props} {...fallback} sizes={sizes} decoding="async" alt={alt} />;
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source
          key={source.type}
          type={source.type}
          media={source.media}
          srcSet={source.srcSet}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  );
}
