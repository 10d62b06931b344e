import type { LocaleCode } from '../i18n/locales';
import type { Alternates } from '../routes/alternates';
import type { RouteName } from '../routes/route-table';
import type { HeadView } from '../seo/head-view';
import type { SiteView } from '../seo/site-view';

/** What the build knows of a page whose language the address tells: not found, server error. */
export interface LocalizedSites {
  sites: Record<LocaleCode, SiteView>;
}

/** What every page is made of; the fallback of the server makes the same from the live API. */
export interface PageContext<View = unknown> {
  language: LocaleCode;
  /** gatsby-plugin-react-i18next leaves a page alone whose context holds this. */
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
  /** Forces the colour mode of the page. */
  colourMode?: 'light' | 'dark';
  site: SiteView;
  alternates: Alternates;
  head: HeadView;
  view: View;
}

/** What a built page asks for by its query: all that its context does not hold itself. */
export type PageContent<View = unknown> = Omit<PageContext<View>, 'language' | 'i18n'>;

/** What Gatsby answers to the query of a built page. */
export interface PageData<View = unknown> {
  page: PageContent<View>;
}

/** What Gatsby holds of every built page to the end of the build, therefore little. */
export type BuiltPageContext = Pick<PageContext, 'language' | 'i18n'> & {
  /** Of the page's content; a new one has Gatsby make the page anew. */
  digest: string;
};

/** Error pages are one file for all languages; their address tells the language. */
export type ErrorPageContext = Pick<PageContext, 'language' | 'i18n'> & LocalizedSites & { layout: 'error' };

export const isErrorPage = (context: PageContext | ErrorPageContext): context is ErrorPageContext =>
  context.layout === 'error';
