import type { LocaleCode } from '../i18n/locales';

export interface ViewContext {
  locale: LocaleCode;
  /** Of root-relative media addresses, '' for the site itself. */
  mediaOrigin: string;
  /** Without trailing slash. */
  origin: string;
  /** Whether cards and calendars are files of the build, or part of the page (fallback, preview). */
  downloads: 'files' | 'inline';
  /**
   * The gallery's ISO date when the view is made: rendering never asks a clock. A page or file whose view reads it is out of
   * date at midnight (`noteDay`), so only what depends on the day does.
   */
  today: string;
  /** The same in an IANA time zone; without it all goes by the gallery's day. */
  dayIn?: (zone: string) => string;
  /** Served without the host, which answers queries: pages must not link to any. */
  filesAlone?: boolean;
}
