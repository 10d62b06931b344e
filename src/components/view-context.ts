import type { LocaleCode } from '../i18n/locales';

/** What every view model is made for. */
export interface ViewContext {
  locale: LocaleCode;
  /** Origin of root-relative media addresses, '' for the site itself. */
  mediaOrigin: string;
  /** The day of the making, ISO date: what is 'on view' depends on it, and render never asks a clock. */
  today: string;
}
