import type { LocaleCode } from '../../i18n/locales';
import type { ViewContext } from '../../page/view-context';

/** What pages are made for, as a build has it; `rest` where a test needs another day or another place of pictures. */
export const sampleContext = (locale: LocaleCode, rest: Partial<ViewContext> = {}): ViewContext => ({
  locale,
  mediaOrigin: '',
  origin: 'https://gallery.example',
  downloads: 'files',
  today: '2026-03-04',
  ...rest,
});
