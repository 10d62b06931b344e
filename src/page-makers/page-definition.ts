import type { LocaleCode } from '../i18n/locales';
import type { PageContext } from './page-context';

export interface PageDefinition {
  path: string;
  matchPath?: string;
  template: string;
  locale: LocaleCode;
  /** One of any number of addresses that somebody may make up, so that no cache should keep it. */
  isPassing?: boolean;
  /** What is not the same for all pages of a language. */
  context: Pick<PageContext, 'route' | 'layout' | 'colourMode' | 'alternates' | 'head' | 'view'>;
}
