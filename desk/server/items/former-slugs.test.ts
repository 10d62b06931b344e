import { formerSlugsLeft, withFormerSlugs, withoutFormerSlug } from './former-slugs';

const slug = (en: string, fr?: string) => ({ slug: { en, ...(fr && { fr }) } });

it('keeps what the item leaves behind, in its language alone', () => {
  expect(withFormerSlugs(slug('new', 'lampe'), slug('old', 'lampe'))).toEqual({
    ...slug('new', 'lampe'),
    former_slugs: { en: ['old'] },
  });
});

it('puts the newest last, and each once', () => {
  const values = { ...slug('d'), former_slugs: { en: ['a', 'c', 'b'], fr: ['x'] } };
  expect(withFormerSlugs(values, slug('c')).former_slugs).toEqual({ en: ['a', 'b', 'c'], fr: ['x'] });
});

it('gives back what the item takes again', () => {
  const values = { ...slug('a'), former_slugs: { en: ['a'] } };
  expect(withFormerSlugs(values, slug('b')).former_slugs).toEqual({ en: ['b'] });
  expect(withFormerSlugs({ ...slug('a'), former_slugs: { en: ['a'] } }, slug('a'))).toEqual(slug('a'));
});

it('keeps that of a language that is given up, until it is back', () => {
  const given = withFormerSlugs(slug('lamp'), slug('lamp', 'lampe'));
  expect(given).toEqual({ ...slug('lamp'), former_slugs: { fr: ['lampe'] } });
  expect(withFormerSlugs({ ...given, ...slug('lamp', 'lampe') }, given)).toEqual(slug('lamp', 'lampe'));
});

it('leaves alone what was never public, and what has no slugs', () => {
  const values = slug('new');
  expect(withFormerSlugs(values, undefined)).toBe(values);
  expect(withFormerSlugs(values, slug('new'))).toBe(values);
  const page = { title: { en: 'About' } };
  expect(withFormerSlugs(page, { title: { en: 'Us' } })).toBe(page);
});

it('lets go of the oldest where there are more than a file may have', () => {
  const many = Array.from({ length: 50 }, (_, index) => `old-${index}`);
  const { former_slugs } = withFormerSlugs({ ...slug('new'), former_slugs: { en: many } }, slug('last')) as {
    former_slugs: { en: string[] };
  };
  expect(former_slugs.en).toHaveLength(50);
  expect([former_slugs.en[0], former_slugs.en.at(-1)]).toEqual(['old-1', 'last']);
});

it('takes one out, and the field with the last', () => {
  const values = { ...slug('new'), former_slugs: { en: ['a', 'b'] } };
  const one = withoutFormerSlug(values, 'en', 'a');
  expect(one.former_slugs).toEqual({ en: ['b'] });
  expect(withoutFormerSlug(one, 'en', 'b')).toEqual(slug('new'));
});

it('says which links will lead nowhere, where an editor takes a former slug out', () => {
  const before = { ...slug('lamp'), former_slugs: { en: ['old', 'older'], fr: ['vieille'] } };
  const after = { ...slug('older'), former_slugs: { fr: ['vieille'] } };
  expect(formerSlugsLeft(before, after)).toMatchObject([
    { path: 'former_slugs.en', text: 'old', locale: 'en' },
  ]);
  expect(formerSlugsLeft(undefined, after)).toEqual([]);
});
