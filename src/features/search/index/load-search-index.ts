import { fetchText } from '../../../gallery/calls/fetch-text';
import type { LocaleCode } from '../../../i18n/locales';
import { SEARCH_MANIFEST, type SearchManifest } from './search-addresses';
import type { OpenIndex } from './open-index';

/** ms for each file; an index of thousands of works takes long on a slow line. */
const PATIENCE = 30_000;

const known = new Map<LocaleCode, Promise<OpenIndex>>();

/** Fetched once per language, anew after a failure. @throws Error when it can't be fetched */
export function loadSearchIndex(locale: LocaleCode): Promise<OpenIndex> {
  const index = known.get(locale) ?? fetchIndex(locale);
  known.set(locale, index);
  index.catch(() => known.delete(locale));
  return index;
}

async function fetchIndex(locale: LocaleCode): Promise<OpenIndex> {
  // The code that searches is larger than the box, and comes beside what it searches.
  const [{ openIndex }, json] = await Promise.all([import('./open-index'), fetchJson(locale)]);
  return openIndex(json);
}

async function fetchJson(locale: LocaleCode): Promise<string> {
  const manifest = JSON.parse(await read(SEARCH_MANIFEST)) as SearchManifest;
  return read(manifest[locale]);
}

async function read(address: string): Promise<string> {
  const answer = await fetchText(address, {}, PATIENCE);
  if (answer.kind === 'answer' && answer.status === 200) return answer.text;
  throw new Error(`${address}: ${answer.kind === 'answer' ? answer.status : answer.kind}`);
}
