import type { LocaleCode } from '../../../i18n/locales';

/** Names each language's index; the only file of the search whose address never changes. */
export const SEARCH_MANIFEST = '/search/index.json';

export type SearchManifest = Record<LocaleCode, string>;
