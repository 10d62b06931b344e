import type { Catalogue } from '../gallery/catalogue';
import { catalogueReader } from '../gallery/catalogue-reader';
import { LOCALE_CODES, type LocaleCode } from '../i18n/locales';
import type { SiteEnvironment } from '../page-makers/site-environment';
import { siteSource, type SiteSource } from '../page-makers/site-source';
import type { SiteView } from '../seo/site-view';

export interface Site {
  sites: Record<LocaleCode, SiteView>;
  source: SiteSource;
}

export function siteOf(catalogue: Catalogue, environment: SiteEnvironment): Site {
  const source = siteSource(catalogueReader(catalogue), environment, {
    downloads: 'files',
    mediaOrigin: environment.media === 'mirror' ? '' : environment.apiPublicUrl,
  });
  const sites = LOCALE_CODES.map((locale) => [
    locale,
    source.around(catalogue[locale].settings, locale).site,
  ]);
  return { sites: Object.fromEntries(sites) as Site['sites'], source };
}
