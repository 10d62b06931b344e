import { HTML_SUBSET } from '../../contract/text/html-subset';

const TAGS: ReadonlySet<string> = new Set(HTML_SUBSET.allowedTags);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = HTML_SUBSET.allowedAttributes;
/** What they hold is no text of the page. */
const NOT_SHOWN = /^(script|style|template|noscript|textarea|title|iframe|svg|math)$/;
const ADDRESS = new RegExp(`^((${HTML_SUBSET.allowedSchemes.join('|')}):|[/#?](?![/\\\\]))`, 'i');

/**
 * As `safeHtml`, in browsers alone, whose own parser needs no download: of what it finds, elements of the contract's subset are made
 * anew, and nothing else.
 */
export function browserSafeHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const clean = body.ownerDocument.createElement('div');
  copyChildren(body, clean);
  return clean.innerHTML.trim();
}

function copyChildren(from: Node, to: Element): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.append(node.textContent ?? '');
    else if (node.nodeType === Node.ELEMENT_NODE) copyElement(node as Element, to);
  }
}

/** Elements outside of the subset give way to what they hold. */
function copyElement(element: Element, to: Element): void {
  const tag = element.localName;
  if (NOT_SHOWN.test(tag)) return;
  if (!TAGS.has(tag)) {
    copyChildren(element, to);
    return;
  }
  const copy = to.ownerDocument.createElement(tag);
  for (const name of ATTRIBUTES[tag] ?? []) {
    const value = element.getAttribute(name);
    if (value !== null && (name !== 'href' || ADDRESS.test(value.trim()))) copy.setAttribute(name, value);
  }
  copyChildren(element, copy);
  to.append(copy);
}
