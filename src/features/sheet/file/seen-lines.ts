interface Piece {
  text: string;
  left: number;
  width: number;
}

/** CSS px from the sheet's top. */
export interface SeenLine {
  pieces: Piece[];
  top: number;
  height: number;
  /** The CSS line-height. */
  leading: number;
}

/** px within which text is on the same line, and touches. */
const SAME = 1;
/** px for the line-height 'normal'. */
const NORMAL_LEADING = 16;
/** No text for PDF readers: drawings, and what is hidden from screen readers. */
const LEFT_OUT = 'svg, noscript, [aria-hidden=true]';

export function seenLines(sheet: Element): SeenLine[] {
  const origin = sheet.getBoundingClientRect();
  const lines: SeenLine[] = [];
  let before: Element | undefined;
  for (const { node, element } of textsIn(sheet)) {
    const leading = parseFloat(getComputedStyle(element).lineHeight) || NORMAL_LEADING;
    const isBeside = before?.parentElement === element.parentElement;
    for (const { letter, box } of lettersOf(node)) {
      const [left, top] = [box.left - origin.left, box.top - origin.top];
      const line = lines.at(-1);
      const piece = line?.pieces.at(-1);
      const onLine = line && line.leading === leading && Math.abs(line.top - top) < SAME;
      if (onLine && piece && Math.abs(piece.left + piece.width - left) < SAME) {
        piece.text += letter;
        piece.width = left + box.width - piece.left;
      } else if (letter.trim()) {
        const next = { text: letter, left, width: box.width };
        if (onLine && isBeside) line.pieces.push(next);
        else lines.push({ pieces: [next], top, height: box.height, leading });
      }
    }
    before = element;
  }
  return lines;
}

function textsIn(sheet: Element): { node: Text; element: Element }[] {
  const walker = sheet.ownerDocument.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  const texts: { node: Text; element: Element }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (element && !element.closest(LEFT_OUT)) texts.push({ node, element });
  }
  return texts;
}

/** Spaces that the layout has swallowed have no box. */
function lettersOf(node: Text): { letter: string; box: DOMRect }[] {
  const range = node.ownerDocument.createRange();
  let end = 0;
  return [...node.data].flatMap((letter) => {
    range.setStart(node, end);
    range.setEnd(node, (end += letter.length));
    const box = range.getClientRects()[0];
    return box && box.width > 0 ? [{ letter, box }] : [];
  });
}
