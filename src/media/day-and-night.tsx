import { useEffect, useRef } from 'react';
import { markWhenDecoded } from './came';
import { FIRST_LIGHT } from './first-light';
import { PictureFile } from './picture-file';
import type { PictureView } from './picture-view';

interface DayAndNightProps {
  picture: PictureView & Required<Pick<PictureView, 'night'>>;
  sizes: string;
  first: boolean;
  alt: string | undefined;
}

/** A hidden side has no box, so that its lazy picture is not loaded (theme/styles/picture-styles.ts). */
export function DayAndNight({ picture, sizes, first, alt }: DayAndNightProps) {
  const day = useRef<HTMLSpanElement>(null);
  const { night } = picture;
  // Pictures may have loaded before hydration, which then fires no event.
  useEffect(() => {
    for (const image of day.current?.parentElement?.querySelectorAll('img') ?? [])
      if (image.complete && image.currentSrc) void markWhenDecoded(image);
  }, []);
  const onLoadCapture = ({ target }: { target: EventTarget }) =>
    void markWhenDecoded(target as HTMLImageElement);
  return (
    <>
      <span ref={day} data-day="" onLoadCapture={onLoadCapture}>
        <PictureFile picture={picture} sizes={sizes} alt={alt ?? picture.alt} first={first} />
      </span>
      <span data-night="" onLoadCapture={onLoadCapture}>
        <PictureFile picture={night} sizes={sizes} alt={alt ?? night.alt} first={first} />
      </span>
      {first && <script dangerouslySetInnerHTML={{ __html: FIRST_LIGHT }} />}
    </>
  );
}
