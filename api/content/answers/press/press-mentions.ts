import type { PressMention } from '../../../../src/contract/items/press-mention';
import type { PressArticle } from '../../published/catalogue-content';
import { textIn } from '../text';
import { isPublished, type View } from '../view';

type Citing = ReadonlyMap<string, readonly PressArticle[]>;

/** By the id of what is cited. Collections are immutable, and a changed catalogue has new ones. */
const known = new WeakMap<View['catalogue']['press'], { works: Citing; creators: Citing }>();

function citingOf({ press }: View['catalogue']) {
  const found = known.get(press) ?? {
    works: grouped(press, ({ cited_works }) => cited_works),
    creators: grouped(press, ({ cited_designers }) => cited_designers),
  };
  known.set(press, found);
  return found;
}

function grouped(
  press: View['catalogue']['press'],
  citedIn: (article: PressArticle) => readonly string[] | undefined,
): Citing {
  const groups = new Map<string, PressArticle[]>();
  for (const article of press.values())
    // One article may name the same thing twice.
    for (const id of new Set(citedIn(article))) groups.set(id, [...(groups.get(id) ?? []), article]);
  return groups;
}

/** Published articles that cite it, in the order of the press list. */
export function pressMentions(view: View, kind: 'works' | 'creators', id: string): PressMention[] {
  const articles = citingOf(view.catalogue)[kind].get(id) ?? [];
  return articles
    .filter((article) => isPublished(view, article))
    .map(({ slug, title, publication, published_on }) => ({
      slug: textIn(view, slug),
      title: textIn(view, title),
      publication,
      published_on,
    }));
}
