import type { ViewContext } from '../../page/view-context';
import type { SiteSettings } from '../../contract/site-settings';
import { canonicalUrl } from '../../routes/canonical';
import { routePath } from '../../routes/route-path';
import { vcardText } from './vcard-text';

/** @param updatedAt ISO 8601; the contract has none for the settings, so that of the contact page */
export function galleryVcard(
  { name, contact }: Pick<SiteSettings, 'name' | 'contact'>,
  updatedAt: string,
  { locale, origin }: Pick<ViewContext, 'locale' | 'origin'>,
): string {
  const { street, postal_code, city, country, phone, email, opening_hours, latitude, longitude } = contact;
  return vcardText({
    uid: `gallery@${new URL(origin).host}`,
    updatedAt,
    fullName: name,
    name: { familyName: name },
    organisation: name,
    isOrganisation: true,
    email,
    phone,
    urls: [canonicalUrl(origin, routePath('index', locale))],
    address: { street, locality: city, postalCode: postal_code, country },
    ...(latitude !== undefined && longitude !== undefined && { geo: { latitude, longitude } }),
    note: opening_hours.join('\n'),
  });
}
