import { lacksPictures, wakePictures } from '../../media/load-pictures';
import { printPage } from './print-page';

/**
 * For visitors who print by the browser's own means. Pictures that were not scrolled to have not come, and browsers do
 * not wait for them: the keys are held up until they are there; from the menu they are at least asked for.
 */
export function watchPrinting(): void {
  window.addEventListener('beforeprint', wakePictures);
  window.addEventListener('keydown', (event) => {
    if (!isPrintKey(event) || !lacksPictures()) return;
    event.preventDefault();
    if (!event.repeat) void printPage();
  });
}

const isPrintKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !shiftKey && !altKey;
