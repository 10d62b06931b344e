import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { slugOf } from '../../src/contract/text/slug';

/** A heading of the second level, as contents name it. */
interface Heading {
  id: string;
  text: string;
}

const PICTURE_PLACE = (number: number): string => `__PICTURE_${number}__`;

/**
 * The manual's text as HTML, made at build time.
 * @param text Markdown of our own: nothing in it is a stranger's
 * @returns HTML with places for the pictures, their addresses as written, and the headings of its parts
 */
export function readManual(text: string): { html: string; pictures: string[]; headings: Heading[] } {
  const pictures: string[] = [];
  const headings: Heading[] = [];
  let parts = 0;
  /** Parts can be led to as well, by the number that each has in its chapter. */
  const place = (): string => `id="${headings.at(-1)?.id ?? 'top'}-${(parts += 1)}" tabindex="-1"`;
  const marked = new Marked({
    renderer: {
      image({ href, text: alt }: Tokens.Image): string {
        pictures.push(href);
        return `<img src="${PICTURE_PLACE(pictures.length - 1)}" alt="${alt}" loading="lazy" width="1280" height="800">`;
      },
      heading({ depth, tokens }: Tokens.Heading): string {
        const words = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1>${words}</h1>`;
        headings.push({ id: slugOf(words), text: words });
        parts = 0;
        return `<h2 id="${slugOf(words)}" tabindex="-1">${words}</h2>`;
      },
      paragraph({ tokens }: Tokens.Paragraph): string {
        return `<p ${place()}>${this.parser.parseInline(tokens)}</p>\n`;
      },
      listitem({ tokens }: Tokens.ListItem): string {
        return `<li ${place()}>${this.parser.parse(tokens)}</li>\n`;
      },
      codespan: ({ text: keys }: Tokens.Codespan): string =>
        keys
          .split(' ')
          .map((key) => `<kbd>${key}</kbd>`)
          .join(' '),
      table(token: Tokens.Table): string {
        const row = (cells: Tokens.TableCell[], tag: 'td' | 'th') =>
          `<tr ${place()}>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        return `<table>${token.rows.map((cells) => row(cells, 'td')).join('')}</table>`;
      },
    },
  });
  return { html: marked.parse(text, { async: false }), pictures, headings };
}

/** Lets a screen import `docs/desk.md`: its HTML and headings, its pictures as files of the desk. */
export const manualPages: Plugin = {
  name: 'manual-pages',
  enforce: 'pre',
  transform(text, id) {
    if (!id.endsWith('.md')) return undefined;
    const { html, pictures, headings } = readManual(text);
    const imports = pictures.map(
      (address, number) => `import picture${number} from ${JSON.stringify(`./${address}`)};`,
    );
    const placed = pictures.map(
      (_, number) => `.replace(${JSON.stringify(PICTURE_PLACE(number))}, picture${number})`,
    );
    return {
      code: `${imports.join('\n')}
export const html = ${JSON.stringify(html)}${placed.join('')};
export const headings = ${JSON.stringify(headings)};`,
      map: null,
    };
  },
};
