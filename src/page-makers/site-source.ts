import type { SiteSettings } from '../contract/site-settings';
import type { GalleryReader } from '../gallery/noted-reader';
import type { LocaleCode } from '../i18n/locales';
import type { ViewContext } from '../page/view-context';
import type { SiteView } from '../seo/site-view';
import { makeContext, makeSite } from './make-context';
import type { SiteEnvironment } from './site-environment';

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
  const known = new WeakMap<SiteSettings, Partial<Record<LocaleCode, Around>>>();
  return {
    reader,
    around(settings, locale) {
      const inLocales = known.get(settings) ?? {};
      known.set(settings, inLocales);
      const found = inLocales[locale];
      // Views depend on the day, which somewhere ends every hour, even while the settings stay the same.
      if (found && hourOf(found.context.moment) === hourOf(Date.now())) return found;
      const site = makeSite(settings, environment);
      const context = makeContext(locale, site, {
        downloads,
        ...(mediaOrigin !== undefined && { mediaOrigin }),
      });
      return (inLocales[locale] = { site, context });
    },
  };
}

const hourOf = (moment = 0): number => Math.floor(moment / 3_600_000);
