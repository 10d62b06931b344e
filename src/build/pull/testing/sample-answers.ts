import { LOCALE_CODES } from '../../../contract/locale-codes';
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
} from '../../../gallery/testing/samples';
import type { Reply, FakeRequest } from '../../../gallery/testing/fake-api';

type Data = Record<string, unknown>;

/** What an API answers under `data`, by language and path: 'fr /api/works'. */
export type SampleAnswers = Record<string, Data | Data[]>;

const COLLECTIONS = {
  ...noItems(),
  works: ['banc', 'lampe'].map(sampleWork),
  creators: [sampleCreator('arc')],
  events: [sampleEvent('salon')],
  press: [samplePressArticle('revue')],
};

/** The answers of a small gallery with nothing wrong, the same items in both languages. */
export function sampleAnswers(): SampleAnswers {
  const answers: SampleAnswers = {};
  for (const locale of LOCALE_CODES) {
    answers[`${locale} /api/site-settings`] = sampleSettings(locale);
    answers[`${locale} /api/worktypes`] = [sampleWorkType('assises')];
    answers[`${locale} /api/pages/home`] = sampleHomePage();
    for (const slug of ['about', 'contact', 'legal-notice']) {
      answers[`${locale} /api/pages/${slug}`] = samplePage(slug);
    }
    for (const [name, items] of Object.entries(COLLECTIONS)) {
      answers[`${locale} /api/${name}`] = items;
      for (const item of items) answers[`${locale} /api/${name}/${item.slug}`] = item;
    }
  }
  // Through JSON, so that no two answers share an item that a test may change.
  return JSON.parse(JSON.stringify(answers)) as SampleAnswers;
}

/** The number of calls a pull of `sampleAnswers` takes. */
export const SAMPLE_CALLS = Object.keys(sampleAnswers()).length;

/** Answers as the embedded API would, with an ETag; 404 for what is not among the answers. */
export function answerFrom(answers: SampleAnswers, { path, query, headers }: FakeRequest): Reply {
  const data = answers[`${query.get('lang')} ${path}`];
  if (!data) return { status: 404, body: { error: { message: 'Not here' } } };
  const etag = `"${JSON.stringify(data).length}"`;
  if (headers['if-none-match'] === etag) return { status: 304 };
  return { headers: { ETag: etag }, body: { data } };
}
