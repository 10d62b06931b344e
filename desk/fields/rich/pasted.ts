const BETWEEN_CELLS = ' · ';
const BLOCKS = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote';

/**
 * What is pasted from Word and the like, as the text can take it: a row of a table as a paragraph with its cells apart, and no styles,
 * which the page's policy forbids. Italics that were styles are italics.
 */
export function pasted(html: string): string {
  // Parsed so, it is no part of a page, and nothing of it acts.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const one of body.querySelectorAll('style, script, meta, link, title')) one.remove();
  for (const one of body.querySelectorAll('[style]')) withoutStyle(one);
  // Tables in tables come first.
  for (const table of [...body.querySelectorAll('table')].reverse()) table.replaceWith(...rowsOf(table));
  return body.innerHTML;
}

function withoutStyle(element: Element): void {
  const style = element.getAttribute('style') ?? '';
  element.removeAttribute('style');
  const isPlain =
    (element.matches('b, strong') && /font-weight:\s*(normal|400)/.test(style)) ||
    (element.matches('i, em') && /font-style:\s*normal/.test(style));
  if (isPlain) element.replaceWith(...element.childNodes);
  else if (element.matches('span') && /font-style:\s*italic/.test(style)) wrap(element, 'em');
}

function wrap(element: Element, name: string): void {
  const around = element.ownerDocument.createElement(name);
  around.append(...element.childNodes);
  element.append(around);
}

const rowsOf = (table: HTMLTableElement): HTMLParagraphElement[] =>
  [...table.rows].flatMap((row) => {
    const line = table.ownerDocument.createElement('p');
    for (const cell of row.cells) {
      if (cell.textContent?.trim() === '') continue;
      for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(...block.childNodes, ' ');
      trimEnds(cell);
      if (line.hasChildNodes()) line.append(BETWEEN_CELLS);
      line.append(...cell.childNodes);
    }
    return line.hasChildNodes() ? [line] : [];
  });

/** Spaces of how the file is written, or of blocks that followed one another. */
function trimEnds(cell: Element): void {
  cell.normalize();
  const { firstChild, lastChild } = cell;
  if (firstChild?.nodeType === Node.TEXT_NODE)
    firstChild.nodeValue = (firstChild.nodeValue ?? '').trimStart();
  if (lastChild?.nodeType === Node.TEXT_NODE) lastChild.nodeValue = (lastChild.nodeValue ?? '').trimEnd();
}
