/** Characters of a line, with its indentation; that of the sample catalogue. */
export const WIDTH = 108;

const BLOCK_TAG = /^<(p|h3|h4|ul|ol|li|blockquote)[ >]/;

/** A break stands for one space, so only such may be broken, and never before more space. */
export const canFold = (text: string): boolean =>
  !/[\p{Cc}\u2028\u2029\uFEFF]/u.test(text) && text.trim() === text && text !== '';

/** Lines of a folded text; paragraphs begin new ones. Lines of `before` that still fit stay as they are. */
export function foldedLines(text: string, indent: number, before: readonly string[] = []): string[] {
  const first = commonLines(text, before);
  let rest = text.slice(lengthOf(first));
  const last = commonLines(
    [...rest].reverse().join(''),
    [...before.slice(first.length)].reverse().map(reversed),
  )
    .map(reversed)
    .reverse();
  rest = rest.slice(0, rest.length - lengthOf(last));
  return [...first, ...filled(rest.replace(/^ | $/g, ''), WIDTH - indent), ...last];
}

const reversed = (text: string): string => [...text].reverse().join('');

/** With the space that follows each. */
const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0);

/** The lines that `text` begins with, each ended by a space. */
function commonLines(text: string, lines: readonly string[]): string[] {
  const common: string[] = [];
  let at = 0;
  for (const line of lines) {
    if (!text.startsWith(`${line} `, at)) break;
    common.push(line);
    at += line.length + 1;
  }
  return common;
}

function filled(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && (longer.length > width || BLOCK_TAG.test(word))) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}
