import sanitizeHtml from 'sanitize-html';
import { HTML_SUBSET } from '../../contract/text/html-subset';
import { plainWords } from './plain-words';
import { shortened } from '../../contract/text/shortened';

/** View models call it, so that screens may insert their HTML. */
export const safeHtml = (html: string): string => sanitizeHtml(html, HTML_SUBSET).trim();

/** The text of HTML, cut at a word's end with an ellipsis when longer than `limit` characters. */
export const plainText = (html: string, limit = 160): string => shortened(plainWords(safeHtml(html)), limit);
