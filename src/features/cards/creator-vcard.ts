import type { ViewContext } from '../../page/view-context';
import type { Creator } from '../../contract/items/creator';
import { translator } from '../../i18n/translator';
import { alternatesOf } from '../../routes/alternates';
import { canonicalUrl } from '../../routes/canonical';
import { routePath } from '../../routes/route-path';
import { addressParts } from './address-parts';
import { vcardText } from './vcard-text';
import { namePartsOf } from './name-parts';

type Place = Pick<ViewContext, 'locale' | 'origin'>;

export const creatorAddress = ({ slug }: Pick<Creator, 'slug'>, { locale, origin }: Place): string =>
  canonicalUrl(origin, routePath('creators-slug', locale, { slug }));

/** Text of a .vcf file; it leads to the gallery unless the API names another house. */
export function creatorVcard(creator: Creator, place: Place): string {
  const { id, sort_name, updated_at, vcard } = creator;
  const { full_name, organisation, role, email, phone, address, note } = vcard;
  return vcardText({
    uid: `creator-${id}@${new URL(place.origin).host}`,
    updatedAt: updated_at,
    fullName: full_name,
    name: namePartsOf(creator),
    sortName: sort_name,
    organisation: organisation || translator(place.locale)('site.name'),
    role,
    email,
    phone,
    urls: urlsOf(creator, place),
    ...(address && { address: addressParts(address) }),
    note,
  });
}

/** The page, and the API's url unless that is this page in some language. */
function urlsOf({ slug, slugs, vcard }: Creator, place: Place): string[] {
  const page = creatorAddress({ slug }, place);
  const own = Object.values(alternatesOf('creators-slug', slugs)).map((path) => place.origin + path);
  return vcard.url && ![page, ...own].includes(vcard.url) ? [page, vcard.url] : [page];
}
