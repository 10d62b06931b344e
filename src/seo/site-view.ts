import type { SiteSettings } from '../contract/site-settings';

/** What stands around every page of a language: the gallery's name, address, networks and credits. */
export interface SiteView {
  name: string;
  separator: string;
  description: string;
  /** Origin of the site without trailing slash: canonical and social addresses start with it. */
  origin: string;
  /** Where the browser finds the API: '' behind the site's own host. */
  apiOrigin: string;
  twitter?: string;
  contact: SiteSettings['contact'];
  socialNetworks: SiteSettings['social_networks'];
  credits: SiteSettings['credits'];
}

/** `origin` replaces the settings' own address, `apiOrigin` is GALLERY_API_PUBLIC_URL or ''. */
export function toSiteView(
  settings: SiteSettings,
  { origin, apiOrigin }: { origin?: string; apiOrigin: string },
): SiteView {
  const { name, separator, description, twitter, contact, social_networks, credits, url } = settings;
  return {
    name,
    separator,
    description,
    origin: (origin || url).replace(/\/+$/, ''),
    apiOrigin,
    ...(twitter && { twitter }),
    contact,
    socialNetworks: social_networks,
    credits,
  };
}
