import type { SiteSettings } from '../contract/site-settings';
import { dayIn } from '../i18n/formats/zoned-time';
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
  {
    downloads,
    mediaOrigin = site.apiOrigin,
    moment = Date.now(),
  }: Pick<ViewContext, 'downloads'> & Partial<ViewContext> & { moment?: number },
): ViewContext => ({
  locale,
  mediaOrigin,
  origin: localeOrigin(locale, site.origin),
  downloads,
  today: dayIn(moment),
  dayIn: (zone) => dayIn(moment, zone),
  ...(site.apiOrigin !== '' && { filesAlone: true }),
});
