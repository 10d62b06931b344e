import type { PressMention } from '../../../../src/contract/items/press-mention';
import { textIn } from '../text';
import { isPublished, type View } from '../view';

/** Published articles that cite it, in the order of the press list. */
export function pressMentions(
  view: View,
  cited: 'cited_works' | 'cited_designers',
  id: string,
): PressMention[] {
  return [...view.catalogue.press.values()]
    .filter((article) => isPublished(view, article) && article[cited]?.includes(id))
    .map(({ slug, title, publication, published_on }) => ({
      slug: textIn(view, slug),
      title: textIn(view, title),
      publication,
      published_on,
    }));
}
