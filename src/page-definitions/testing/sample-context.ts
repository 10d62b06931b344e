import type { ViewContext } from '../../components/view-context';
import type { LocaleCode } from '../../i18n/locales';

/** What pages are made for, as a build has it. */
export const sampleContext = (locale: LocaleCode): ViewContext => ({
  locale,
  mediaOrigin: '',
  origin: 'https://gallery.example',
  downloads: 'files',
  today: '2026-03-04',
});
