import {
  noItems,
  sampleCreator,
  sampleEvent,
  sampleHomePage,
  samplePage,
  samplePressArticle,
  sampleSettings,
  sampleWork,
  sampleWorkType,
} from '../../gallery/testing/samples';
import type { LocaleCode } from '../../i18n/locales';
import { sampleContext } from '../../components/testing/sample-context';
import type { LocaleCatalogue } from '../../gallery/catalogue';
import type { ViewContext } from '../../page/view-context';

/** A small gallery, the same in every language: an item of each kind. */
export const sampleCatalogue = (locale: LocaleCode): LocaleCatalogue => ({
  settings: { ...sampleSettings(locale), description: 'A gallery.' },
  workTypes: [sampleWorkType('seating')],
  ...noItems(),
  works: [sampleWork('quai')],
  creators: [sampleCreator('arc')],
  events: [sampleEvent('fair')],
  press: [samplePressArticle('revue')],
  home: sampleHomePage(),
  pages: {
    about: samplePage('about'),
    contact: samplePage('contact'),
    'legal-notice': samplePage('legal-notice'),
  },
});

/** A catalogue of a language, and what its pages are made for. */
export interface PageSource {
  catalogue: LocaleCatalogue;
  context: ViewContext;
}

/** What the pages of a language are made from, with parts of the catalogue replaced. */
export const sampleSource = (locale: LocaleCode, parts: Partial<LocaleCatalogue> = {}): PageSource => ({
  catalogue: { ...sampleCatalogue(locale), ...parts },
  context: sampleContext(locale),
});
