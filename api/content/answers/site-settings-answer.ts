import { DEFAULT_LOCALE_CODE } from '../../../src/contract/locale-codes';
import type { SiteSettings } from '../../../src/contract/site-settings';
import { textIn } from './text';
import type { View } from './view';

export function siteSettingsAnswer(view: View): SiteSettings {
  const { url, name, description, separator, twitter, social_networks, contact, credits } =
    view.catalogue.site;
  return {
    url,
    name,
    description: textIn(view, description),
    separator,
    default_locale: DEFAULT_LOCALE_CODE,
    current_locale: view.lang,
    twitter,
    social_networks,
    contact: {
      ...contact,
      country: textIn(view, contact.country),
      opening_hours: textIn(view, contact.opening_hours),
    },
    credits: credits.map((credit) => ({ ...credit, role: textIn(view, credit.role) })),
  };
}
