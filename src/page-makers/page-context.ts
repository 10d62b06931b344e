import type { PostedForm } from '../gallery/forms/posted-form';
import type { LocaleCode } from '../i18n/locales';
import type { PageWords } from '../i18n/translator';
import type { Alternates } from '../routes/alternates';
import type { RouteName } from '../routes/route-table';
import type { HeadView } from '../seo/head-view';
import type { SiteView } from '../seo/site-view';

/** Error pages are shared by languages: the address tells which. */
export interface LocalizedSites {
  sites: Record<LocaleCode, SiteView>;
}

export interface PageContext<View = unknown> {
  language: LocaleCode;
  i18n: {
    language: LocaleCode;
    languages: readonly LocaleCode[];
    defaultLanguage: LocaleCode;
    generateDefaultLanguagePage: false;
    routed: boolean;
    originalPath: string;
    path: string;
  };
  route: RouteName;
  layout: 'default' | 'preview' | 'sheet';
  colourMode?: 'light' | 'dark';
  site: SiteView;
  alternates: Alternates;
  head: HeadView;
  view: View;
  /** Only of a page that answers a form. */
  posted?: PostedForm;
}

/** The result of a built page's query. */
export type PageContent<View = unknown> = Omit<PageContext<View>, 'language' | 'i18n' | 'posted'>;

export interface PageData<View = unknown> {
  page: PageContent<View>;
  locales: PageWords;
}

/** Small, since Gatsby keeps it for every page to the end of the build. */
export type BuiltPageContext = Pick<PageContext, 'language' | 'i18n'> & {
  /** A new digest makes Gatsby render the page again. */
  digest: string;
};

export type ErrorPageContext = Pick<PageContext, 'language' | 'i18n'> & LocalizedSites & { layout: 'error' };

export const isErrorPage = (context: PageContext | ErrorPageContext): context is ErrorPageContext =>
  context.layout === 'error';
