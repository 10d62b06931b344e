import type { CreatorSummary } from '../../contract/items/creator';
import { toPictureView, type PictureView } from '../../media/picture-view';
import { routePath } from '../../routes/route-path';
import type { ViewContext } from '../../page/view-context';
import { formatLife } from '../../i18n/formats/life-dates';

export interface CreatorCardView {
  path: string;
  name: string;
  /** '1914–1989', 'born 1938'; undefined for a workshop. */
  life?: string;
  picture?: PictureView;
}

export function toCreatorCardView(
  creator: CreatorSummary,
  { locale, mediaOrigin }: ViewContext,
): CreatorCardView {
  const life = formatLife(creator.birth_year, creator.death_year, locale);
  return {
    path: routePath('creators-slug', locale, { slug: creator.slug }),
    name: creator.name,
    ...(life && { life }),
    ...(creator.portrait && { picture: toPictureView(creator.portrait, mediaOrigin) }),
  };
}
