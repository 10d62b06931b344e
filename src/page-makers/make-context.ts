import type { SiteSettings } from '../contract/site-settings';
import type { ViewContext } from '../page/view-context';
import type { LocaleCode } from '../i18n/locales';
import { localeOrigin } from '../seo/locale-origin';
import { toSiteView, type SiteView } from '../seo/site-view';
import type { SiteEnvironment } from './site-environment';

export const makeSite = (settings: SiteSettings, { siteUrl, apiPublicUrl }: SiteEnvironment): SiteView =>
  toSiteView(settings, { origin: siteUrl, apiOrigin: apiPublicUrl });

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
  ...(site.apiOrigin !== '' && { filesAlone: true }),
});

/** ISO date, UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);
