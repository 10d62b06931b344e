import { folderOf } from '../../src/contract/kinds/kinds';
import type { Preview } from '../../src/contract/kinds/preview';
import type { PreviewTarget } from '../storage/tables/preview-tokens';
import { answersOf, publishableOf } from './kinds';
import { homePageAnswer, pageAnswer } from './page-answer';
import type { View } from './view';

/** Drafts included; undefined where the item is gone or lacks the token's language. */
export function previewAnswer(view: View, target: PreviewTarget): Preview | undefined {
  const { type, locale, expires_at } = target;
  const item = itemOf(view, target);
  return item && ({ locale, expires_at, type, item } as Preview);
}

function itemOf(view: View, { type, id }: PreviewTarget): object | undefined {
  const { pages, home } = view.catalogue;
  const folder = folderOf(type);
  if (folder !== 'pages') {
    const item = publishableOf(view.catalogue, folder).get(id);
    return item?.slug[view.lang] ? answersOf(folder).item(view, item) : undefined;
  }
  if (id === home.id) return homePageAnswer(view, home);
  const page = pages.get(id);
  return page && pageAnswer(view, page);
}
