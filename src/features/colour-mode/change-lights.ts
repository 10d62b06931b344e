import { flushSync } from 'react-dom';
import { DURATION } from '../../theme/tokens';
import type { ColourMode } from './colour-preference';

/**
 * Turns the day into evening or back in one cross-fade of the whole page: first the night pictures in view are fetched
 * and decoded, as far as one waits for that unawares (design page, 'Turning the lights'), then everything changes
 * together. Without view transitions, or with reduced motion, it changes at once.
 * @param apply changes document and state; called once, synchronously
 */
export async function changeLights(mode: ColourMode, apply: () => void): Promise<void> {
  if (mode === 'dark') await Promise.race([decodeNightPicturesInView(), wait(DURATION.patience)]);
  const change = () => flushSync(apply);
  if (!document.startViewTransition || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    change();
  else document.startViewTransition(change);
}

async function decodeNightPicturesInView(): Promise<void> {
  // A lamp whose own switch has put it out stays out.
  const pictures = [...document.querySelectorAll<HTMLElement>('[data-light=lamp] > [data-night]')].filter(
    isInView,
  );
  await Promise.allSettled(pictures.map(decodePicture));
}

function isInView(night: HTMLElement): boolean {
  const box = night.parentElement?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
}

/** Decodes a copy outside the page, which lands in the browser's cache: the page's own has no box yet. */
function decodePicture(night: HTMLElement): Promise<void> | undefined {
  const copy = night.querySelector('picture')?.cloneNode(true) as HTMLPictureElement | undefined;
  const image = copy?.querySelector('img');
  if (!image) return undefined;
  image.loading = 'eager';
  return image.decode();
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
