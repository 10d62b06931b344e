import { flushSync } from 'react-dom';
import { markWhenDecoded } from '../../media/came';
import { DURATION } from '../../theme/tokens';
import type { ColourMode } from './colour-preference';

/**
 * Turns the day into evening or back in one cross-fade of the whole page: first the pictures in view that the other light
 * shows are fetched and decoded, as far as one waits for that unawares (design page, 'Turning the lights'), then
 * everything changes together. Without view transitions, or with reduced motion, it changes at once.
 * @param apply changes document and state; called once, synchronously
 */
export async function changeLights(mode: ColourMode, apply: () => void): Promise<void> {
  await Promise.race([fetchPicturesInView(mode), wait(DURATION.patience)]);
  const change = () => flushSync(apply);
  if (!document.startViewTransition || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    return change();
  // What fades of itself, picture by picture, would fade twice: the page is shown as it will be.
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

/** Its own place has no box yet. */
function isInView(image: HTMLImageElement): boolean {
  const box = image.closest('[data-light]')?.getBoundingClientRect();
  return box !== undefined && box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
}

/** A picture that is not lazy is fetched without a box as well. */
function fetchPicture(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return markWhenDecoded(image);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
