import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { ITEM_CALLS, LIST_CALLS } from '../../contract/kinds/calls';
import { COLLECTIONS } from '../../contract/kinds/kinds';
import { SHAPES } from '../../contract/kinds/shapes';
import { withTexts, type Making } from '../../contract/testing/with-texts';
import type { LocaleCode } from '../../i18n/locales';
import type { Collections, LocaleCatalogue } from '../../gallery/catalogue';
import { siteOf, type Site } from '../site';

/** A gallery that has every field of the contract, two items of each kind, the same in every language. */
export const madeSite = (making: Making): Site =>
  siteOf(
    { en: madeCatalogue('en', making), fr: madeCatalogue('fr', making) },
    { apiUrl: '', apiPublicUrl: '', siteUrl: 'https://gallery.example', media: 'api' },
  );

function madeCatalogue(locale: LocaleCode, making: Making): LocaleCatalogue {
  const made = <T extends TSchema>(schema: T, path: string): Static<T> =>
    withTexts(schema, undefined, making, path) as Static<T>;
  const { siteSettings, homePage, page } = ITEM_CALLS;
  const collections = Object.fromEntries(
    COLLECTIONS.map((name) => [name, made(Type.Array(SHAPES[name].item), `/${name}`)]),
  ) as Collections;
  return {
    settings: { ...made(siteSettings.data, '/settings'), current_locale: locale },
    workTypes: made(Type.Array(LIST_CALLS.workTypes.item), '/types'),
    ...collections,
    home: made(homePage.data, '/home'),
    pages: {
      about: made(page.data, '/about'),
      contact: made(page.data, '/contact'),
      'legal-notice': made(page.data, '/legal-notice'),
    },
  };
}
