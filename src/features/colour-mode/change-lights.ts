import { flushSync } from 'react-dom';
import { markWhenDecoded } from '../../media/came';
import { DURATION } from '../../theme/tokens';
import type { ColourMode } from './colour-preference';

/** First waits briefly for the pictures in view. @param apply called once, synchronously */
export async function changeLights(mode: ColourMode, apply: () => void): Promise<void> {
  await Promise.race([fetchPicturesInView(mode), wait(DURATION.patience)]);
  const change = () => flushSync(apply);
  if (!document.startViewTransition || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    return change();
  // Switches off the pictures' own fades, which would come on top of the page's.
  const { dataset } = document.documentElement;
  dataset.turning = '';
  const { ready } = document.startViewTransition(change);
  await ready.catch(() => undefined);
  delete dataset.turning;
}

async function fetchPicturesInView(mode: ColourMode): Promise<void> {
  const side = mode === 'dark' ? '[data-night]' : '[data-day]';
  const images = document.querySelectorAll<HTMLImageElement>(`[data-light] > ${side}:not([data-came]) img`);
  await Promise.all([...images].filter(isInView).map(fetchPicture));
}

/** Measures the frame: a picture that is not shown has no box yet. */
function isInView(image: HTMLImageElement): boolean {
  const box = image.closest('[data-light]')?.getBoundingClientRect();
  return box !== undefined && box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
}

/** Without a box, a lazy picture would not be fetched. */
function fetchPicture(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return markWhenDecoded(image);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
