import pLimit from 'p-limit';
import { fetchPageData } from '../../../browser/page-data/fetch-page-data';
import { viewOfPageData } from '../../../browser/page-data/view-of-result';
import { LOCALE_CODES, type LocaleCode } from '../../../i18n/locales';
import { routePath } from '../../../routes/route-path';
import { workOfView, type SelectionWork } from './work-of-view';

/** A work by one of its slugs, and the language that this is taken for. */
export interface WorkAddress {
  slug: string;
  locale: LocaleCode;
}

/** What came of asking for a work: it is there, there is no such work any more, or nobody knows. */
export type WorkOutcome = { kind: 'found'; work: SelectionWork } | { kind: 'gone' } | { kind: 'failed' };

/** How many works are asked for at a time. */
const PLACES = 6;
/** What a server says of an address that leads nowhere. */
const GONE = [404, 410];

const limit = pLimit(PLACES);
const asked = new Map<string, Promise<WorkOutcome>>();

/**
 * What a page of the site knows of a work, asked for once in a visit; what failed is asked for anew. The data lies
 * beside every page of a work (`/page-data/works/quai-bench/page-data.json`), whether built ahead or made on demand.
 * @param address a slug that is not there in its own language is looked for in the others: addresses are passed on
 * @param locale the language to show it in; a work that is not translated comes in the one it has
 * @returns never rejected: a fault of network or server is an outcome
 */
export function loadWork({ slug, locale: from }: WorkAddress, locale: LocaleCode): Promise<WorkOutcome> {
  const key = `${locale} ${from}/${slug}`;
  const outcome = asked.get(key) ?? limit(() => findWork(slug, from, locale));
  asked.set(key, outcome);
  void outcome.then(({ kind }) => {
    if (kind === 'failed') asked.delete(key);
  });
  return outcome;
}

async function findWork(slug: string, from: LocaleCode, locale: LocaleCode): Promise<WorkOutcome> {
  for (const code of [from, ...LOCALE_CODES.filter((other) => other !== from)]) {
    const outcome = await fetchWork(slug, code);
    if (outcome.kind !== 'gone') return code === locale ? outcome : translated(outcome, locale);
  }
  return { kind: 'gone' };
}

/** The same work on its page in a language; what there is of it where that can't be had. */
async function translated(outcome: WorkOutcome, locale: LocaleCode): Promise<WorkOutcome> {
  const slug = outcome.kind === 'found' ? outcome.work.slugs[locale] : null;
  if (!slug) return outcome;
  const own = await fetchWork(slug, locale);
  return own.kind === 'found' ? own : outcome;
}

async function fetchWork(slug: string, locale: LocaleCode): Promise<WorkOutcome> {
  const answer = await fetchPageData(routePath('works-slug', locale, { slug }));
  if (answer.kind !== 'answer') return { kind: 'failed' };
  if (GONE.includes(answer.status)) return { kind: 'gone' };
  const work = answer.status === 200 ? workOfView(viewOfPageData(answer.text), locale) : undefined;
  return work ? { kind: 'found', work } : { kind: 'failed' };
}
