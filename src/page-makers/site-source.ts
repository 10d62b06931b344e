import type { SiteSettings } from '../contract/site-settings';
import type { GalleryReader } from '../gallery/noted-reader';
import type { LocaleCode } from '../i18n/locales';
import type { ViewContext } from '../page/view-context';
import type { SiteView } from '../seo/site-view';
import { makeContext, makeSite, today } from './make-context';
import type { SiteEnvironment } from './site-environment';

/** What stands around a page, and what its view is made for. */
export interface Around {
  site: SiteView;
  context: ViewContext;
}

/** Where all pages and files come from. */
export interface SiteSource {
  reader: GalleryReader;
  around: (settings: SiteSettings, locale: LocaleCode) => Around;
}

interface Making extends Pick<ViewContext, 'downloads'> {
  /** Where pictures are; where the API is unless told. */
  mediaOrigin?: string | undefined;
}

/** @param reader answers the calls that pages are made of: the API, or a catalogue that was pulled */
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
      // Settings may be the same for days.
      if (found?.context.today === today()) return found;
      const site = makeSite(settings, environment);
      const context = makeContext(locale, site, {
        downloads,
        ...(mediaOrigin !== undefined && { mediaOrigin }),
      });
      return (inLocales[locale] = { site, context });
    },
  };
}
