import type { LocaleCode } from '../../../i18n/locales';

/** Says where the index of each language is: the one file of the search whose address never changes. */
export const SEARCH_MANIFEST = '/search/index.json';

export type SearchManifest = Record<LocaleCode, string>;
