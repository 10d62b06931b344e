import { shortened } from '../../contract/text/shortened';
import { plainText } from '../../components/html/safe-html';

export const description = (facts: string, html = ''): string =>
  shortened([facts, plainText(html, Infinity)].filter(Boolean).join(' '));
