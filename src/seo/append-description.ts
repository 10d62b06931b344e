import { whenIdle } from '../browser/moments/when-idle';
import { describePage, type DescribedPage } from './structured-data/page-graph';

/** Writes a page's JSON-LD into the head when the browser is idle, and takes it away when the page is left. */
export function appendDescription(page: DescribedPage, left: AbortSignal): void {
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  // As Gatsby marks what it has put there.
  block.dataset['gatsbyHead'] = 'true';
  const append = () => {
    block.textContent = describePage(page);
    document.head.append(block);
  };
  const cancel = left.aborted ? () => undefined : whenIdle(append);
  left.addEventListener('abort', () => {
    cancel();
    block.remove();
  });
}
