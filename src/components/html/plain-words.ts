import { withoutTags } from '../../contract/text/without-tags';

/** The text of safe HTML, without a parser, which a browser would have to download. */
export function plainWords(safe: string): string {
  const spaced = safe.replace(/<\/(?:p|li|h3|h4|blockquote)>|<br\s*\/?>/g, ' ');
  return decodeEntities(withoutTags(spaced))
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();
}

const decodeEntities = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
