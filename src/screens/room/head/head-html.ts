import { escapeHtml } from '../../../contract/text/escape-html';
import { joinedRanges } from '../../../components/html/joined-ranges';
import type { RoomView } from '../view/room-view';
import type { Translate } from '../../../i18n/message-key';

/** The script in the page's head writes the same, without what is within paragraphs (early/room-script.ts). */
export function headHtml({ client, title, letter, lang }: RoomView, t: Translate): string {
  const forClient = client ? `<p>${escapeHtml(t('room.for', { client }))}</p>` : '';
  const written = letter ? `<div lang="${lang}" data-part="letter">${joinedRanges(letter)}</div>` : '';
  return `<div>${forClient}<h1 lang="${lang}">${escapeHtml(title)}</h1></div>${written}`;
}

/** Leaves what is the same already, so that it is not painted a second time. @param html is safe */
export function showHtml(box: Element, html: string): void {
  const next = box.cloneNode(false) as Element;
  next.innerHTML = html;
  showChildren(box, next);
}

function showChildren(shown: Element, next: Element): void {
  const nodes = [...next.childNodes];
  nodes.forEach((node, index) => {
    const now = shown.childNodes[index];
    if (!now) shown.append(node);
    else if (!now.isEqualNode(node) && !goesInto(now, node)) now.replaceWith(node);
  });
  for (const left of [...shown.childNodes].slice(nodes.length)) left.remove();
}

/** Whether only what is within has changed, which is shown then. */
function goesInto(now: Node, next: Node): boolean {
  const isSame = now.cloneNode(false).isEqualNode(next.cloneNode(false));
  if (!isSame || !(now instanceof Element) || !(next instanceof Element)) return false;
  if (next.firstElementChild === null) return false;
  showChildren(now, next);
  return true;
}
