import { shortened } from '../../contract/text/shortened';
import { plainText } from '../../components/html/safe-html';

/** A page's description for crawlers: its facts, which are plain text, then the beginning of its HTML text. */
export const description = (facts: string, html = ''): string =>
  shortened([facts, plainText(html, Infinity)].filter(Boolean).join(' '));
