import {
  headHandlerForBrowser,
  type PageOfHead,
} from 'gatsby/cache-dir/head/head-export-handler-for-browser';
import { createRoot } from 'react-dom/client';

function Handled(page: PageOfHead) {
  headHandlerForBrowser(page);
  return null;
}

const root = createRoot(document.createElement('div'));

/** Puts what a page's `Head` renders in the place of what is in the document's head. */
export const showHead = (page: PageOfHead): void => root.render(<Handled {...page} />);
