import { fetchText } from '../../gallery/calls/fetch-text';
import type { LocaleCode } from '../../i18n/locales';
import { navigationDataPath, type NavigationData } from './navigation-data';
import type { SubNavigationList } from './sub-navigation-list';

/** ms before a list is given up. */
const TIMEOUT = 10_000;

export interface SubNavigationParts {
  data: NavigationData;
  List: typeof SubNavigationList;
}

const asked = new Map<LocaleCode, Promise<SubNavigationParts>>();

/** Fetches once per language; rejects on failure, and the next call tries again. */
export function loadSubNavigation(locale: LocaleCode): Promise<SubNavigationParts> {
  const known = asked.get(locale);
  if (known) return known;
  const parts = fetchParts(locale);
  asked.set(locale, parts);
  parts.catch(() => asked.delete(locale));
  return parts;
}

async function fetchParts(locale: LocaleCode): Promise<SubNavigationParts> {
  const [data, { SubNavigationList: List }] = await Promise.all([
    fetchData(navigationDataPath(locale)),
    import('./sub-navigation-list'),
  ]);
  return { data, List };
}

async function fetchData(path: string): Promise<NavigationData> {
  const answer = await fetchText(path, {}, TIMEOUT);
  if (answer.kind !== 'answer' || answer.status !== 200) throw new Error(`${path} could not be fetched`);
  return JSON.parse(answer.text) as NavigationData;
}
