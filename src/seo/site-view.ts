import type { SiteSettings } from '../contract/site-settings';

export interface SiteView {
  name: string;
  separator: string;
  description: string;
  /** Without trailing slash. */
  origin: string;
  /** '' behind the site's own host. */
  apiOrigin: string;
  twitter?: string;
  contact: SiteSettings['contact'];
  socialNetworks: SiteSettings['social_networks'];
  credits: SiteSettings['credits'];
}

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
