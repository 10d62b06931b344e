import type { SiteSettings } from '../contract/site-settings';
import { dayTag, type DayTag } from '../contract/hook/tags';
import type { GalleryReader } from '../gallery/noted-reader';
import type { LocaleCode } from '../i18n/locales';
import type { ViewContext } from '../page/view-context';
import { type SiteView, toSiteView } from '../seo/site-view';
import type { SiteEnvironment } from './site-environment';
import { dayIn } from '../i18n/formats/zoned-time';
import { localeOrigin } from '../seo/locale-origin';

const makeSite = (settings: SiteSettings, { siteUrl, apiPublicUrl }: SiteEnvironment): SiteView =>
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

export interface Around {
  site: SiteView;
  context: ViewContext;
}

export interface SiteSource {
  reader: GalleryReader;
  around: (settings: SiteSettings, locale: LocaleCode) => Around;
}

interface Making extends Pick<ViewContext, 'downloads'> {
  /** The API's origin by default. */
  mediaOrigin?: string | undefined;
}

export function siteSource(
  reader: GalleryReader,
  environment: SiteEnvironment,
  { downloads, mediaOrigin }: Making,
): SiteSource {
  const known = new WeakMap<SiteSettings, Partial<Record<LocaleCode, Around & { quarter: number }>>>();
  return {
    reader,
    around(settings, locale) {
      const inLocales = known.get(settings) ?? {};
      known.set(settings, inLocales);
      const found = inLocales[locale];
      // Views depend on the day, which somewhere ends every quarter of an hour, even while the settings stay the same.
      const quarter = Math.floor(Date.now() / QUARTER_MS);
      if (found?.quarter === quarter) return found;
      const site = makeSite(settings, environment);
      const context = makeContext(locale, site, {
        downloads,
        ...(mediaOrigin !== undefined && { mediaOrigin }),
      });
      return (inLocales[locale] = { site, context, quarter });
    },
  };
}

/** Offsets of all time zones are multiples of it. */
const QUARTER_MS = 900_000;

/** The same context, which notes that it was asked for the day: what is made of it then depends on that. */
export const noteDay = (context: ViewContext, note: (tag: DayTag) => void): ViewContext => ({
  ...context,
  get today() {
    note(dayTag());
    return context.today;
  },
  ...(context.dayIn && {
    dayIn: (zone) => {
      note(dayTag(zone));
      return context.dayIn!(zone);
    },
  }),
});
