import { folderOf } from '../../../src/contract/kinds/kinds';
import type { Preview } from '../../../src/contract/kinds/preview';
import type { PreviewTarget } from '../../previews/preview-tokens';
import type { HomePage, Page } from '../published/catalogue-content';
import { answersOf, publishableOf, type Publishable } from './kinds';
import { homeAroundAnswer } from './home-around-answer';
import { homePageAnswer, pageAnswer } from './page-answer';
import { isPublished, type View } from './view';

/**
 * Drafts included; undefined where the item is gone or lacks the token's language.
 *
 * @param draft stands in place of what the catalogue has, `unwritten` with what nobody has written
 */
export function previewAnswer(
  view: View,
  target: PreviewTarget,
  { item: draft, unwritten = [] }: { item?: object; unwritten?: readonly string[] } = {},
): Preview | undefined {
  const { type, id, locale, expires_at } = target;
  const item = itemOf(view, target, draft);
  const isHome = type === 'page' && id === view.catalogue.home.id;
  return (
    item &&
    ({
      ...{ locale, expires_at, type, item, is_public: hasPage(view, target, item) },
      ...(unwritten.length > 0 && { unwritten }),
      ...(isHome && { around: homeAroundAnswer(view) }),
    } as Preview)
  );
}

/** A draft may name another address than the one that is public. */
function hasPage(view: View, { type, id }: PreviewTarget, item: { slug?: unknown }): boolean {
  const folder = folderOf(type);
  if (folder === 'pages') return true;
  const known = publishableOf(view.catalogue, folder).get(id);
  return known !== undefined && isPublished(view, known) && known.slug[view.lang] === item.slug;
}

function itemOf(view: View, { type, id }: PreviewTarget, draft: object | undefined): object | undefined {
  const { pages, home } = view.catalogue;
  const folder = folderOf(type);
  if (folder !== 'pages') {
    const item = (draft as Publishable | undefined) ?? publishableOf(view.catalogue, folder).get(id);
    return item?.slug[view.lang] ? answersOf(folder).item(view, item) : undefined;
  }
  if (id === home.id) return homePageAnswer(view, (draft as HomePage | undefined) ?? home);
  const page = (draft as Page | undefined) ?? pages.get(id);
  return page && pageAnswer(view, page);
}
