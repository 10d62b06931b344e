import type { Creator } from '../../contract/creator';
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
  works: WorkCardView[];
  /** Articles that cite them; only where there are any. */
  press?: PressMentionView[];
  vcard: VcardView;
}

export function toCreatorView(creator: Creator, context: ViewContext): CreatorView {
  const { slug, name, birth_year, death_year, nationality, roles, biography, portrait, works } = creator;
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
    works: works.map((work) => toWorkCardView(work, context)),
    ...pressMentionsOf(creator, context),
    vcard: toVcardView(creator, context),
  };
}

function toVcardView(creator: Creator, context: ViewContext): VcardView {
  const address = creatorAddress(creator, context);
  const text = () => creatorVcard(creator, context);
  return {
    ...toDownloadView({ route: 'creators-slug-card', slug: creator.slug, text }, context),
    address,
    qr: toQrView(address),
  };
}
