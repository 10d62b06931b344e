import type { Field } from '../kinds/kind';

/** Fields whose texts can be written without the desk: they hold no more than letters, or paragraphs of them. */
const WRITTEN: readonly Field['widget'][] = ['texts', 'line', 'rich'];

/** A text as one types it; undefined of what only the desk can write, as texts with marks. */
export function plainOf(field: Field | undefined, value: unknown): string | undefined {
  if (!field || !WRITTEN.includes(field.widget)) return undefined;
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return undefined;
  return field.widget === 'rich' ? paragraphsIn(value) : value;
}

/** What the desk would have kept; null of a text that was emptied. */
export function valueOf({ widget }: Field, text: string): string | null {
  if (widget !== 'rich') return text === '' ? null : text;
  const paragraphs = text.split(/\n+/).filter((one) => one.trim() !== '');
  return paragraphs.map((one) => `<p>${escaped(one)}</p>`).join(' ') || null;
}

function paragraphsIn(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const nodes = [...body.childNodes].filter(({ textContent }) => textContent?.trim() !== '');
  const isPlain = nodes.every(
    (node) =>
      node instanceof HTMLParagraphElement && node.children.length === 0 && node.attributes.length === 0,
  );
  return isPlain ? nodes.map(({ textContent }) => textContent).join('\n\n') : undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
