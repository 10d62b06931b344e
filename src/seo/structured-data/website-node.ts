import type { SearchAction, WebSite } from 'schema-dts';
import { LOCALE_CODES, type LocaleCode } from '../../i18n/locales';
import { routePath } from '../../routes/route-path';
import type { SiteView } from '../site-view';
import { galleryRef, websiteRef } from './node-ids';

/** Google requires this property, which schema-dts lacks. */
type SiteSearch = SearchAction & { 'query-input': string };

export function websiteNode(locale: LocaleCode, { name, description, origin }: SiteView): WebSite {
  const home = origin + routePath('index', locale);
  const search: SiteSearch = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${home}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    ...websiteRef(origin),
    name,
    description,
    url: `${origin}/`,
    inLanguage: [...LOCALE_CODES],
    publisher: galleryRef(origin),
    potentialAction: search,
  };
}
