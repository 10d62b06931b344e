import { Type, type TSchema } from '@sinclair/typebox';
import { ITEM_CALLS, LIST_CALLS } from './kinds/calls';
import { problemsOf } from './check';
import { DateTime, Html, Text } from './common';
import { ContactBody } from './forms/forms';
import { LocaleSchema } from './locale';
import { withTexts } from './testing/with-texts';
import { Availability, WorkType } from './items/work';

const ANSWERS: [name: string, schema: TSchema][] = [
  ...Object.entries(ITEM_CALLS).map(([name, { data }]): [string, TSchema] => [name, data]),
  ...Object.entries(LIST_CALLS).map(([name, { item }]): [string, TSchema] => [name, item]),
];

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

  it('wants texts that can be shown, in every field that the schema knows', () => {
    const wrong = { ...type, title: 'lamps\u0000', slugs: { en: 'a\ud83d', fr: 'b' }, colour: '\u0000' };
    expect(problemsOf(WorkType, wrong)).toEqual([
      { path: '/slugs/en', message: expect.stringContaining('(U+D83D)') as string },
      { path: '/title', message: expect.stringContaining('(U+0000)') as string },
    ]);
    expect(problemsOf(Type.Array(WorkType), [type, wrong]).map(({ path }) => path)).toEqual([
      '/1/slugs/en',
      '/1/title',
    ]);
  });

  it('knows what HTML makes of a number', () => {
    const parts = { text: Text, html: Html };
    expect(problemsOf(Type.Object(parts), { text: '&#1;', html: '<p>&#1;</p>' })).toEqual([
      { path: '/html', message: expect.stringContaining('(U+0001)') as string },
    ]);
  });

  it.each(ANSWERS)('lets no text of %s pass that cannot be shown, whatever its field', (_, schema) => {
    const fields = new Set<string>();
    const made = (end = '') =>
      withTexts(schema, undefined, {
        text: ({ path }) => {
          fields.add(path);
          return path + end;
        },
      });
    expect(problemsOf(schema, made())).toEqual([]);
    expect(fields.size).toBeGreaterThan(1);
    for (const end of ['\u0000', '\ud83d', '\u202e'])
      expect(
        problemsOf(schema, made(end))
          .map(({ path }) => path)
          .sort(),
      ).toEqual([...fields].sort());
  });

  it('names a wrong choice of a form', () => {
    expect(problemsOf(ContactBody, { inquiry_by: 'letter' }).map(({ path }) => path)).toContain(
      '/inquiry_by',
    );
  });
});
