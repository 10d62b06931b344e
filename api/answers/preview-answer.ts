import { folderOf } from '../../src/contract/kinds/kinds';
import type { Preview } from '../../src/contract/kinds/preview';
import type { PreviewTarget } from '../storage/tables/preview-tokens';
import type { HomePage, Page } from '../loading/catalogue-content';
import { answersOf, publishableOf, type Publishable } from './kinds';
import { homeAroundAnswer } from './home-around-answer';
import { homePageAnswer, pageAnswer } from './page-answer';
import type { View } from './view';

/**
 * Drafts included; undefined where the item is gone or lacks the token's language.
 *
 * @param draft stands in place of what the catalogue has
 */
export function previewAnswer(view: View, target: PreviewTarget, draft?: object): Preview | undefined {
  const { type, id, locale, expires_at } = target;
  const item = itemOf(view, target, draft);
  const isHome = type === 'page' && id === view.catalogue.home.id;
  return (
    item && ({ locale, expires_at, type, item, ...(isHome && { around: homeAroundAnswer(view) }) } as Preview)
  );
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
