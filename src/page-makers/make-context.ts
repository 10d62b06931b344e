import type { SiteSettings } from '../contract/site-settings';
import type { ViewContext } from '../page/view-context';
import type { LocaleCode } from '../i18n/locales';
import { localeOrigin } from '../seo/locale-origin';
import { toSiteView, type SiteView } from '../seo/site-view';
import type { SiteEnvironment } from './site-environment';

/** What stands around the pages of a language. */
export const makeSite = (settings: SiteSettings, { siteUrl, apiPublicUrl }: SiteEnvironment): SiteView =>
  toSiteView(settings, { origin: siteUrl, apiOrigin: apiPublicUrl });

/** What the views of a language are made for, today. */
export const makeContext = (
  locale: LocaleCode,
  site: SiteView,
  { downloads, mediaOrigin = site.apiOrigin }: Pick<ViewContext, 'downloads'> & Partial<ViewContext>,
): ViewContext => ({
  locale,
  mediaOrigin,
  origin: localeOrigin(locale, site.origin),
  downloads,
  today: today(),
  // Browsers ask the API by itself where no host passes their calls on.
  ...(site.apiOrigin !== '' && { filesAlone: true }),
});

/** The day, as an ISO date. */
export const today = (): string => new Date().toISOString().slice(0, 10);
