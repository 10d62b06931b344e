import { WORKS_PER_PAGE } from '../../constants';
import type { Creator } from '../../contract/items/creator';
import { ALL_TYPES_SLUGS } from '../../contract/forms/bounds';
import { toDownloadView, type DownloadView } from '../../components/links/download-view';
import { joinedRanges } from '../../components/html/joined-ranges';
import { safeHtml } from '../../components/html/safe-html';
import { pressMentionsOf, type PressMentionView } from '../../components/press/press-mention-view';
import { toQrView, type QrView } from '../../components/qr/qr-view';
import type { ViewContext } from '../../page/view-context';
import { toWorkCardView, type WorkCardView } from '../../components/works/work-card-view';
import { creatorAddress, creatorVcard } from '../../features/cards/creator-vcard';
import { formatLife } from '../../i18n/formats/life-dates';
import { toPictureView, type PictureView } from '../../media/picture-view';
import { routePath } from '../../routes/route-path';
import { filterSearch } from '../../routes/works-filter';

export interface VcardView extends DownloadView {
  /** Absolute; in the QR code. */
  address: string;
  qr: QrView;
}

export interface CreatorView {
  slug: string;
  name: string;
  /** Life, nationality and roles, as far as they are known. */
  facts: string[];
  biography?: string;
  portrait?: PictureView;
  /** The first of them, in the gallery's order: hundreds would be megabytes. */
  works: WorkCardView[];
  /** How many there are, and the path of the list of them; only where there are more than are shown. */
  allWorks?: { count: number; path: string };
  /** Articles that cite them; only where there are any. */
  press?: PressMentionView[];
  vcard: VcardView;
}

export function toCreatorView(creator: Creator, context: ViewContext): CreatorView {
  const { slug, name, birth_year, death_year, nationality, roles, biography, portrait, works } = creator;
  const { works_count: count = works.length } = creator;
  return {
    slug,
    name,
    facts: [
      formatLife(birth_year, death_year, context.locale),
      nationality,
      roles && joinedRanges(roles),
    ].filter((fact): fact is string => Boolean(fact)),
    ...(biography && { biography: safeHtml(biography) }),
    ...(portrait && { portrait: toPictureView(portrait, context.mediaOrigin) }),
    works: works.slice(0, WORKS_PER_PAGE).map((work) => toWorkCardView(work, context)),
    ...(count > WORKS_PER_PAGE && { allWorks: { count, path: allWorksPath(slug, context) } }),
    ...pressMentionsOf(creator, context),
    vcard: toVcardView(creator, context),
  };
}

const allWorksPath = (creator: string, { locale }: ViewContext): string =>
  routePath('works-type-slug', locale, { slug: ALL_TYPES_SLUGS[locale] }) + filterSearch({ creator });

function toVcardView(creator: Creator, context: ViewContext): VcardView {
  const address = creatorAddress(creator, context);
  const text = () => creatorVcard(creator, context);
  return {
    ...toDownloadView({ route: 'creators-slug-card', slug: creator.slug, text }, context),
    address,
    qr: toQrView(address),
  };
}
