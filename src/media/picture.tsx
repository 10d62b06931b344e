import { type CSSProperties, useEffect, useRef } from 'react';
import { useLight } from './lamp-switches';
import type { PictureView } from './picture-view';
import { markWhenDecoded } from './came';
import { MainImage } from 'gatsby-plugin-image';
import { toGatsbyImageData } from './gatsby-image-data';

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

/** Loads only the visible side of the first picture: preloading starts before styles are known. */
const FIRST_LIGHT =
  "document.currentScript.parentNode.querySelector((document.documentElement.classList.contains('theme-ui-dark')?'[data-night]':'[data-day]')+' img').loading='eager'";

interface DayAndNightProps {
  picture: PictureView & Required<Pick<PictureView, 'night'>>;
  sizes: string;
  first: boolean;
  alt: string | undefined;
}

/** A hidden side has no box, so that its lazy picture is not loaded (theme/styles/picture-styles.ts). */
function DayAndNight({ picture, sizes, first, alt }: DayAndNightProps) {
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

export interface PictureProps {
  picture: PictureView | undefined;
  sizes: string;
  /** For the first picture of a page: loads at once, with priority. */
  eager?: boolean;
  fill?: boolean;
  /** Replaces the alternative text; '' where the text beside the picture says the same. */
  alt?: string;
  className?: string;
}

/** Without a picture it is an empty wall of the same size. */
export function Picture({ picture, sizes, eager = false, fill, alt, className }: PictureProps) {
  const light = useLight(picture?.night);
  if (!picture) return <span className={className} data-picture="missing" />;
  const { night } = picture;
  const kind = night ? (night.lamp ? 'lamp' : 'room') : 'plain';
  return (
    <span
      className={className}
      data-picture={kind}
      data-light={light}
      data-fill={fill ? '' : undefined}
      // The same in both lights, so that nothing moves when they change.
      style={{ '--shape': picture.width / picture.height } as CSSProperties}
    >
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
