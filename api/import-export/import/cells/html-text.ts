import { htmlFault } from '../../../../src/contract/text/text-fault';
import { withoutTags } from '../../../../src/contract/text/without-tags';
import { bare } from './plain';

const BLOCK_END = /<\/(p|li|h[34]|blockquote)>/gi;
const BLOCK = /<(p|li|h[34]|blockquote)(?:\s[^<>]*)?>[\s\S]*?<\/\1>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );

/** What is read of it: paragraphs are parted by an empty line, marks are left out. */
export const textOfHtml = (html: string): string =>
  decoded(
    withoutTags(
      html
        .replace(/\s*\n\s*/g, ' ')
        .replace(/<br\s*\/?>\s*/gi, '\n')
        .replace(BLOCK_END, '\n\n'),
    ),
  )
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Whatever a cell says is text. */
export const htmlOfLine = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean);

/** Paragraphs that the work has already keep their marks. @param before HTML of the work */
export function htmlOfText(text: string, before = ''): string {
  const known = new Map(
    // Of two that say the same, the first.
    paragraphsIn(before)
      .reverse()
      .map((html) => [bare(textOfHtml(html)), html]),
  );
  return paragraphs(text)
    .map(
      (paragraph) =>
        known.get(bare(paragraph)) ?? `<p>${paragraph.split('\n').map(htmlOfLine).join('<br />')}</p>`,
    )
    .join('\n');
}

/** Those that stand by themselves, not in a list or a quotation. */
function paragraphsIn(html: string): string[] {
  // Nothing that is longer, or of more tags, is public.
  if (htmlFault(html) !== undefined) return [];
  return [...html.matchAll(BLOCK)].flatMap(([block, tag]) => (tag?.toLowerCase() === 'p' ? block : []));
}
