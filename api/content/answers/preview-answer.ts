import { folderOf } from '../../../src/contract/kinds/kinds';
import type { Preview } from '../../../src/contract/kinds/preview';
import type { PreviewTarget } from '../../previews/preview-tokens';
import type { Values } from '../contract/item';
import { HOME, isHome } from '../home-news';
import type { Part } from '../published/part';
import type { HomePage, Page } from '../published/catalogue-content';
import { addAround, homeAroundAnswer, type Around } from './home-around-answer';
import { answersOf, publishableOf, type Publishable } from './kinds';
import { homePageAnswer, pageAnswer } from './page-answer';
import { addHome, addShown } from './parts';
import { isPublished, type View } from './view';

/** What a preview of the home page shows beside it. */
export interface AroundHome {
  newWorks: readonly string[];
  around: Around;
}

export const previewedItem = ({ type, id }: Pick<PreviewTarget, 'type' | 'id'>) => ({
  shelf: folderOf(type),
  id,
});

/**
 * Adds what a preview shows.
 * @param values a draft's, in place of what is public
 */
export async function addPreviewed(
  part: Part,
  { locale: lang, ...target }: PreviewTarget,
  values: Values | undefined,
): Promise<AroundHome | undefined> {
  const of = previewedItem(target);
  if (isHome(of)) return { newWorks: await addHome(part, lang, values), around: await addAround(part, lang) };
  await addShown(part, of, { lang, values });
  return undefined;
}

interface Previewed {
  /** Stands in place of what is public. */
  item?: object | undefined;
  /** What nobody has written. */
  unwritten?: readonly string[] | undefined;
  home?: AroundHome | undefined;
}

/** Drafts included; undefined where the item is gone or lacks the token's language. */
export function previewAnswer(
  view: View,
  target: PreviewTarget,
  { item: draft, unwritten = [], home }: Previewed,
): Preview | undefined {
  const { type, locale, expires_at } = target;
  const item = itemOf(view, target, { draft, home });
  return (
    item &&
    ({
      ...{ locale, expires_at, type, item, is_public: hasPage(view, target, item) },
      ...(unwritten.length > 0 && { unwritten }),
      ...(home && { around: homeAroundAnswer(view, home.around) }),
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

function itemOf(
  view: View,
  { type, id }: PreviewTarget,
  { draft, home }: { draft: object | undefined; home: AroundHome | undefined },
): object | undefined {
  const { catalogue } = view;
  const folder = folderOf(type);
  if (folder !== 'pages') {
    const item = (draft as Publishable | undefined) ?? publishableOf(catalogue, folder).get(id);
    return item?.slug[view.lang] ? answersOf(folder).item(view, item) : undefined;
  }
  if (id === HOME.id)
    return homePageAnswer(view, (draft as HomePage | undefined) ?? catalogue.home, home?.newWorks ?? []);
  const page = (draft as Page | undefined) ?? catalogue.pages.get(id);
  return page && pageAnswer(view, page);
}
