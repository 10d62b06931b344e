import { LOCALE_CODES } from '../../src/contract/locale-codes';

/** The text of a value, for reading and comparing: marks and names of fields stay out. */
export function readable(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return withoutMarks(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value))
    return value
      .map(readable)
      .filter(Boolean)
      .join(isPlain(value) ? ', ' : '\n');
  const parts = Object.entries(value).filter(([name, part]) => !UNREAD.includes(name) || isModel(part));
  const isText = parts.every(([name]) => LOCALE_CODES.some((code) => code === name));
  return parts
    .map(([, part]) => readable(part))
    .filter(Boolean)
    .join(isText ? ' / ' : ', ');
}

/** Pictures are read by what is said of them; of a model its name is all that most have. */
const UNREAD: readonly string[] = ['file', 'hd', 'id'];
const isModel = (part: unknown): boolean => typeof part === 'string' && part.endsWith('.glb');

const isPlain = (values: unknown[]): boolean => values.every((one) => typeof one !== 'object');

function withoutMarks(html: string): string {
  if (!/<\/?[a-z]/.test(html)) return html;
  const spaced = html.replace(/<(br|\/p|\/li|\/h[34]|\/blockquote)\s*\/?>\s*/g, '$&\n');
  return (new DOMParser().parseFromString(spaced, 'text/html').body.textContent ?? '').trim();
}
