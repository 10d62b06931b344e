import type { ViewContext } from '../../page/view-context';
import type { Creator } from '../../contract/items/creator';
import { translator } from '../../i18n/translator';
import { alternatesOf } from '../../routes/alternates';
import { canonicalUrl } from '../../routes/canonical';
import { routePath } from '../../routes/route-path';
import { vcardText, type Card } from './vcard-text';
/** '75006 Paris', '1000 Bruxelles', 'CH-1201 Genève', 'SW1A 1AA London'. */
const CODE_AND_CITY = /^((?:[A-Z]{1,2}-)?\d[\d ]{2,6}\d|[A-Z]{1,2}\d\w? \d[A-Z]{2}) (\D+)$/;

/** Splits an address, which the contract has as one text; what can't be told apart becomes the street. */
export function addressParts(address: string): NonNullable<Card['address']> {
  const parts = address.split(/[,\n]/).map((part) => part.trim());
  const filled = parts.filter(Boolean);
  const at = filled.findIndex((part) => CODE_AND_CITY.test(part));
  const [, postalCode, locality] = CODE_AND_CITY.exec(filled[at] ?? '') ?? [];
  const after = filled.slice(at + 1);
  if (at < 1 || !postalCode || !locality || after.length > 1) return { street: address };
  const [country] = after;
  return { street: filled.slice(0, at).join(', '), locality, postalCode, ...(country && { country }) };
}

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

/** The contract has no name parts: read from 'Family, Given'. Without years of life it is a workshop. */
export function namePartsOf({
  vcard: { full_name },
  sort_name,
  birth_year,
  death_year,
}: Pick<Creator, 'vcard' | 'sort_name' | 'birth_year' | 'death_year'>): {
  familyName: string;
  givenName?: string;
} {
  const [, familyName, givenName] = /^([^,]+), ([^,]+)$/.exec(sort_name) ?? [];
  const hasLived = birth_year !== undefined || death_year !== undefined;
  return hasLived && familyName && givenName && `${givenName} ${familyName}` === full_name
    ? { familyName, givenName }
    : { familyName: full_name };
}
