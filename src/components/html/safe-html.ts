import sanitizeHtml from 'sanitize-html';
import { HTML_SUBSET } from '../../contract/text/html-subset';
import { plainWords } from './plain-words';
import { shortened } from '../../contract/text/shortened';

/** HTML of the API reduced to the contract's subset; view models call it, so screens may show what they hold. */
export const safeHtml = (html: string): string => sanitizeHtml(html, HTML_SUBSET).trim();

/** The words of an HTML text, for descriptions; cut at a word's end, with an ellipsis, when longer than `limit`. */
export const plainText = (html: string, limit = 160): string => shortened(plainWords(safeHtml(html)), limit);
