import sanitizeHtml from 'sanitize-html';
import { HTML_SUBSET } from '../../contract/html-subset';

/** HTML of the API reduced to the contract's subset; view models call it, so screens may show what they hold. */
export const safeHtml = (html: string): string => sanitizeHtml(html, HTML_SUBSET).trim();

/** The words of an HTML text, for descriptions; cut at a word's end, with an ellipsis, when longer than `limit`. */
export function plainText(html: string, limit = 160): string {
  const spaced = html.replace(/<\/(p|li|h3|h4|blockquote)>|<br\s*\/?>/g, ' ');
  const text = decodeEntities(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();
  return shortened(text, limit);
}

/** A text ended at a word, with an ellipsis, when it is longer than `limit` characters. */
export function shortened(text: string, limit = 160): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}…`;
}

const decodeEntities = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
