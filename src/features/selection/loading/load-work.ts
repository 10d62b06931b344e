import pLimit from 'p-limit';
import { fetchPageData } from '../../../browser/page-data/fetch-page-data';
import { viewOfPageData } from '../../../browser/page-data/view-of-result';
import { LOCALE_CODES, type LocaleCode } from '../../../i18n/locales';
import { routePath } from '../../../routes/route-path';
import { workOfView, type SelectionWork } from './work-of-view';

export interface WorkAddress {
  slug: string;
  locale: LocaleCode;
}

/** 'gone': no such work any more; 'failed': nobody knows. */
export type WorkOutcome = { kind: 'found'; work: SelectionWork } | { kind: 'gone' } | { kind: 'failed' };

/** Requests at a time. */
const PLACES = 6;
const GONE = [404, 410];

const limit = pLimit(PLACES);
const asked = new Map<string, Promise<WorkOutcome>>();

/**
 * Asks for a work's page data once in a visit, again after a failure.
 * @param address a slug that is unknown in its language is looked for in the others
 * @param locale to show it in; a work without a translation comes in the language it has
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

/** Falls back to the outcome in the other language. */
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
