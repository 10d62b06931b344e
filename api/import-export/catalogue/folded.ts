/** Characters of a line, with its indentation; that of the sample catalogue. */
export const WIDTH = 108;

const BLOCK_TAG = /^<(p|h3|h4|ul|ol|li|blockquote)[ >]/;

/** A break stands for one space, so only such may be broken, and never before more space. */
export const canFold = (text: string): boolean =>
  !/[\p{Cc}\p{Cs}\u2028\u2029\uFEFF]/u.test(text) && text.trim() === text && text !== '';

/** Lines of a folded text; paragraphs begin new ones. */
export function foldedLines(text: string, width: number): string[] {
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
