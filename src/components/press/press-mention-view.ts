import type { PressMention } from '../../contract/items/press-mention';
import { formatDate } from '../../i18n/formats/dates';
import type { ViewContext } from '../../page/view-context';
import { routePath } from '../../routes/route-path';

export interface PressMentionView {
  path: string;
  title: string;
  publication: string;
  /** ISO date */
  day: string;
  /** '13 November 2026' */
  date: string;
}

/** Nothing where no article cites it, or the API does not tell. */
export function pressMentionsOf(
  { press = [] }: { press?: readonly PressMention[] | undefined },
  { locale }: Pick<ViewContext, 'locale'>,
): { press?: PressMentionView[] } {
  if (press.length === 0) return {};
  return {
    press: press.map(({ slug, title, publication, published_on }) => ({
      path: routePath('press-slug', locale, { slug }),
      title,
      publication,
      day: published_on,
      date: formatDate(published_on, locale),
    })),
  };
}
