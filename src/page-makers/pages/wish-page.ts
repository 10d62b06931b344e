import { WISH as en } from '../../i18n/en/pages/wish';
import { WISH as fr } from '../../i18n/fr/pages/wish';
import type { LocaleCode } from '../../i18n/locales';
import type { WishWords } from '../../i18n/pages/wish-page';
import type { ViewContext } from '../../page/view-context';
import { toWishView } from '../../screens/wish/wish-view';
import { makePage } from '../make-page';
import type { PageDefinition } from '../page-definition';

const WORDS: Record<LocaleCode, WishWords> = { en, fr };

/** The page on which visitors ask to be told when something comes. */
export function wishPage(context: ViewContext): PageDefinition {
  const words = WORDS[context.locale];
  return makePage(context, {
    route: 'wish',
    template: 'wish',
    title: words.title,
    description: words.description,
    view: toWishView(words),
  });
}
