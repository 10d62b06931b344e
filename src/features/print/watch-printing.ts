import { lacksPictures, wakePictures } from '../../media/load-pictures';
import { loadPrintPage } from './load-print-page';

/** Browsers print without waiting for lazy pictures: the keys wait, the menu at least asks for them. */
export function watchPrinting(): void {
  window.addEventListener('beforeprint', wakePictures);
  window.addEventListener('keydown', (event) => {
    if (!isPrintKey(event) || !lacksPictures()) return;
    event.preventDefault();
    if (!event.repeat) void loadPrintPage().then((printPage) => printPage());
  });
}

const isPrintKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !shiftKey && !altKey;
