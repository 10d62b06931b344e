import { problemsOf } from './check';
import { DateTime } from './common';
import { ContactBody } from './forms';
import { LocaleSchema } from './locale';
import { Availability, WorkType } from './work';

const type = {
  id: 'lighting',
  slug: 'lighting',
  slugs: { en: 'lighting', fr: 'luminaires' },
  title: 'lighting',
  count: 8,
};

describe('problemsOf', () => {
  it('finds nothing wrong with a right value, unknown fields included', () => {
    expect(problemsOf(WorkType, { ...type, colour: 'brass' })).toEqual([]);
  });

  it('names every wrong field once, by its path', () => {
    const wrong = { ...type, count: -1, slugs: { en: 'lighting' }, title: undefined };
    expect(
      problemsOf(WorkType, wrong)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['/count', '/slugs/fr', '/title']);
  });

  it('refuses a word that is not in the list', () => {
    expect(problemsOf(Availability, 'lent')).toHaveLength(1);
    expect(problemsOf(Availability, 'sold')).toEqual([]);
  });

  it('says in words what a text has to look like, and which words there are', () => {
    expect(problemsOf(DateTime, 'yesterday')[0]?.message).toBe('Expected ISO 8601 date and time');
    expect(problemsOf(Availability, 'lent')[0]?.message).toContain('available|sold');
    expect(problemsOf(LocaleSchema, 'xx')[0]?.message).toContain('en|fr');
  });

  it('names a wrong choice of a form', () => {
    expect(problemsOf(ContactBody, { inquiry_by: 'letter' }).map(({ path }) => path)).toContain(
      '/inquiry_by',
    );
  });
});
