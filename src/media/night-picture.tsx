import { useEffect, useRef, useState } from 'react';
import { PictureFile } from './picture-file';
import { nightStyles } from './picture.styles';
import type { PictureView } from './picture-view';

interface NightPictureProps {
  picture: PictureView;
  sizes: string;
}

/** The same piece lit, over its day: fetched when its light goes on, and faded in once it is there. */
export function NightPicture({ picture, sizes }: NightPictureProps) {
  const night = useRef<HTMLSpanElement>(null);
  const [came, setCame] = useState(false);
  // Decoded first: its place would be a flat colour until then.
  const show = (image: HTMLImageElement) =>
    image.decode().then(
      () => setCame(true),
      () => undefined,
    );
  // In the evening it may have come before the page was alive. One that has not is heard of when it comes.
  useEffect(() => {
    const image = night.current?.querySelector('img');
    if (image?.complete && image.currentSrc) void show(image);
  }, []);
  return (
    <span
      ref={night}
      data-night=""
      data-came={came}
      sx={nightStyles}
      onLoadCapture={({ target }) => void show(target as HTMLImageElement)}
    >
      <PictureFile picture={picture} sizes={sizes} alt="" />
    </span>
  );
}
