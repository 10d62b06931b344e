import sanitizeHtml from 'sanitize-html';
import { HTML_SUBSET } from '../../src/contract/text/html-subset';

/** Keeps the contract's subset of HTML and takes everything else out, unsafe link targets included. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, HTML_SUBSET).trim();
}
