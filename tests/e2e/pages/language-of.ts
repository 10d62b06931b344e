import type { HTMLElement, Node } from 'node-html-parser';
import { NodeType } from 'node-html-parser';
import type { LocaleCode } from '../../../src/i18n/locales';

/** Small words that tell a language, and are none of the other one. Not 'de': half of the names on the site have it. */
const WORDS: Record<LocaleCode, ReadonlySet<string>> = {
  en: new Set(
    'the of and with for was were by from at is are this that which has have not its their one to it be'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les des du une est dans pour par qui que sur avec et au aux ou où sont cette ces un ne pas il elle'.split(
      ' ',
    ),
  ),
};
/** Names of people and papers may have two, and need no mark (WCAG 3.1.2). */
const MANY = 3;
/** Where a title stands alone, one such word tells its language. */
const ALONE = new Set(['EM', 'I', 'CITE', 'Q']);
/** Not read, or not as text of the page. */
const UNREAD = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'HEAD']);

/** Passages that are in another language than the page says, each as it is written. */
export function misspokenIn(html: HTMLElement): string[] {
  const found: string[] = [];
  const walk = (node: Node, lang: string): void => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      const parent = node.parentNode as HTMLElement;
      if (isMisspoken(node.text, lang, ALONE.has(parent.tagName) ? 1 : MANY)) found.push(node.text.trim());
      return;
    }
    const element = node as HTMLElement;
    if (UNREAD.has(element.tagName)) return;
    const own = element.getAttribute?.('lang') ?? lang;
    for (const name of ['alt', 'aria-label', 'title', 'placeholder']) {
      const words = element.getAttribute?.(name);
      if (words && isMisspoken(words, own, MANY)) found.push(`${name}: ${words}`);
    }
    element.childNodes.forEach((child) => walk(child, own));
  };
  walk(html, '');
  return found;
}

function isMisspoken(text: string, lang: string, enough: number): boolean {
  const words = text.toLowerCase().match(/\p{Letter}+/gu) ?? [];
  const count = (locale: LocaleCode) => words.filter((word) => WORDS[locale].has(word)).length;
  const [own, other] = lang.startsWith('fr') ? [count('fr'), count('en')] : [count('en'), count('fr')];
  return other >= enough && other > own;
}
