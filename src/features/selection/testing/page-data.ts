import { sampleWork } from '../../../gallery/testing/samples';
import type { Fetched } from '../../../gallery/calls/fetch-text';
import type { Work } from '../../../contract/items/work';
import type { LocaleCode } from '../../../i18n/locales';
import { sampleImage } from '../../../media/testing/sample-image';
import { toWorkView } from '../../../screens/work/work-view';
import { sampleContext } from '../../../components/testing/sample-context';

const contextOf = (locale: LocaleCode) => sampleContext(locale, { today: '2026-11-20' });

/** The data of a work's page, as Gatsby writes them. */
export function pageDataOf(slug: string, parts: Partial<Work> = {}, locale: LocaleCode = 'en'): string {
  const work: Work = {
    ...sampleWork(slug),
    creators: [{ slug: 'odile', name: 'Odile Arc' }],
    image: sampleImage(slug),
    ...parts,
  };
  const view = toWorkView(work, contextOf(locale));
  return JSON.stringify({
    path: `/works/${slug}`,
    result: { data: { page: { view } }, pageContext: { language: locale } },
  });
}

export const answer = (text: string, status = 200): Fetched => ({
  kind: 'answer',
  status,
  headers: new Headers(),
  text,
});

export const NOT_FOUND = answer('<!doctype html><title>404</title>', 404);

/** Where the data of a work's page lie. */
export const dataPath = (slug: string, locale: LocaleCode = 'en'): string =>
  locale === 'en'
    ? `/page-data/works/${slug}/page-data.json`
    : `/page-data/fr/oeuvres/${slug}/page-data.json`;
