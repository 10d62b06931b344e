import type { LocaleCode } from '../i18n/locales';

/** What every view model is made for. */
export interface ViewContext {
  locale: LocaleCode;
  /** Origin of root-relative media addresses, '' for the site itself. */
  mediaOrigin: string;
  /** Origin of the pages of this language, without trailing slash: cards, calendars and QR codes name whole addresses. */
  origin: string;
  /** Whether cards and calendars are files that the build wrote, or travel within the page (fallback, preview). */
  downloads: 'files' | 'inline';
  /** The day of the making, ISO date: what is 'on view' depends on it, and render never asks a clock. */
  today: string;
  /** Files are served alone, without the host: no query of an address is answered, so no page leads to one. */
  filesAlone?: boolean;
}
