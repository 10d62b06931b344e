import type { Language, Say } from '../../../app/words';
import { changedPictures, type Placed } from './changed-pictures';
import { pictureWords } from './picture-words';

/**
 * Two values of a field as they are compared: what only marks or names of files tell apart is written into their texts, as
 * `[italic: Arc]`. What both have in common, or only one of them has at all, stays as it is; of pictures, those that are the same
 * in both are left out, and the others have a line each, with their number and what differs.
 */
export function toldApart(
  one: unknown,
  other: unknown,
  speaking: Pick<Language, 'say' | 'locale'>,
): [unknown, unknown] {
  const { say } = speaking;
  const pictures = changedPictures(one, other)?.map((change) => ({
    ...change,
    words: pictureWords(change, speaking),
  }));
  if (pictures)
    return [
      pictures.flatMap(({ was, words }) => (was ? [lineOf(was, words[0], say)] : [])),
      pictures.flatMap(({ is, words }) => (is ? [lineOf(is, words[1], say)] : [])),
    ];
  const isOfFiles = filesIn(one).join('\n') !== filesIn(other).join('\n');
  const told = (value: unknown, beside: unknown): unknown => {
    const known = value === null || beside === null ? undefined : textsIn(beside).flatMap(marksIn);
    return withNames(value, isOfFiles, (text) => (known ? withMarks(text, known, say) : text));
  };
  return [told(one, other), told(other, one)];
}

function lineOf({ index }: Placed, words: readonly string[], say: Say): { line: string } {
  const all = words.length > 0 ? words.reduce((before, after) => say('join.list', { before, after })) : '';
  return { line: index === undefined ? all : say('join.of', { before: String(index + 1), after: all }) };
}

const FILES: readonly string[] = ['file', 'hd'];

const partsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const filesIn = (value: unknown): string[] =>
  partsOf(value).flatMap(([name, part]) =>
    FILES.includes(name) && typeof part === 'string' ? [part] : filesIn(part),
  );

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : partsOf(value).flatMap(([, part]) => textsIn(part));

/** @param isOfFiles whether names of files, which are left out of what is read, are among its texts */
function withNames(value: unknown, isOfFiles: boolean, inText: (text: string) => string): unknown {
  if (typeof value === 'string') return inText(value);
  if (Array.isArray(value)) return value.map((part) => withNames(part, isOfFiles, inText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    partsOf(value).map(([name, part]) => [
      isOfFiles && FILES.includes(name) ? `${name} name` : name,
      withNames(part, isOfFiles, inText),
    ]),
  );
}

const WORDS = {
  em: 'editor.mark.italic',
  strong: 'editor.mark.bold',
  a: 'editor.mark.link',
  sup: 'editor.mark.superior',
  h3: 'editor.mark.heading',
  h4: 'editor.mark.heading',
  li: 'editor.mark.item',
  blockquote: 'editor.mark.quotation',
} as const;
const MARKED = [...Object.keys(WORDS), 'p[lang]', 'span[lang]'].join(',');

const isHtml = (text: string): boolean => /<\/?[a-z]/.test(text);
const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;
const markedIn = (body: HTMLElement): Element[] => [...body.querySelectorAll(MARKED)];

/** What a mark is, and which words have it. */
const signOf = (element: Element): string =>
  [
    element.localName,
    ...['lang', 'href', 'hreflang'].map((name) => element.getAttribute(name)),
    element.textContent,
  ].join('\n');

const marksIn = (text: string): string[] => (isHtml(text) ? markedIn(bodyOf(text)).map(signOf) : []);

/** @param known marks of the other text; each stands for one of this */
function withMarks(text: string, known: readonly string[], say: Say): string {
  if (!isHtml(text)) return text;
  const body = bodyOf(text);
  const left = [...known];
  const own = markedIn(body).filter((element) => {
    const at = left.indexOf(signOf(element));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  for (const element of own) {
    const [lang, href, hreflang] = ['lang', 'href', 'hreflang'].map((name) => element.getAttribute(name));
    const word = Object.entries(WORDS).find(([name]) => name === element.localName)?.[1];
    const is = [...(word ? [say(word)] : []), ...(lang ? [say('language', { language: lang })] : [])];
    const where = href ? ` → ${href}${hreflang ? ` (${hreflang})` : ''}` : '';
    element.prepend(`[${say('join.of', { before: is.join(', '), after: '' })}`);
    element.append(`${where}]`);
  }
  return body.innerHTML;
}
