import { loadPictures } from '../../media/load-pictures';

const PICTURES_MS = 10_000;

/** ms that a browser which reports nothing is taken to be printing. */
const PRINTING_MS = 5000;

/** Signs that printing is over: the page gets no events while the print dialog is open. */
const SIGNS_OF_THE_END = ['afterprint', 'pointerdown', 'keydown', 'focus'];

/** Loads all pictures first. Resolves when printing is over, which not every browser reports. */
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

/** The print dialog blocks the page, so it has to be painted first. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
