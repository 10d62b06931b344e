import type { Referring } from '../../../api/content/contract/publishing';
import type { Language } from '../words';
import { textIn } from './title';

/** The home page is headed by a sentence, and called otherwise. */
export const referringName = (
  { say, locale }: Pick<Language, 'say' | 'locale'>,
  { shelf, id, title }: Referring,
): string => (shelf === 'pages' && id === 'home' ? say('pages.home') : textIn(title, locale).text || id);
