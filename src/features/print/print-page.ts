import { loadPictures } from '../../media/load-pictures';

/** How long the pictures may take, in ms. */
const PICTURES_MS = 10_000;

/** How long a browser that tells nothing is taken to be printing, in ms. */
const PRINTING_MS = 5000;

/** What ends it; while the browser's dialog is open, the page hears nothing of the visitor. */
const SIGNS_OF_THE_END = ['afterprint', 'pointerdown', 'keydown', 'focus'];

/**
 * Prints the page with all its pictures. Some browsers come back from it when their dialog is closed, others at once,
 * and not all of them say when they are done.
 * @returns when the browser is done with it
 */
export async function printPage(): Promise<void> {
  await Promise.all([loadPictures(PICTURES_MS), painted()]);
  const ended = endOfPrinting();
  window.print();
  await ended;
}

function endOfPrinting(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_THE_END) window.removeEventListener(sign, end);
      resolve();
    };
    const timer = setTimeout(end, PRINTING_MS);
    for (const sign of SIGNS_OF_THE_END) window.addEventListener(sign, end);
  });
}

/** The browser's dialog blocks the page, so that what the page says has to be painted first. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
