import type { LocaleCode } from '../i18n/locales';
import type { PageContext } from './page-context';

/** A page that Gatsby is to create: its template in src/templates and all that the template needs. */
export interface PageDefinition {
  path: string;
  matchPath?: string;
  template: string;
  locale: LocaleCode;
  /** The rest of the context is the same for all pages of a language. */
  context: Pick<PageContext, 'route' | 'layout' | 'colourMode' | 'alternates' | 'head' | 'view'>;
}
