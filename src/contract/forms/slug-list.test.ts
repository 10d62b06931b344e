import { isSlug, slugList, slugListQuery } from './slug-list';

describe('the works that an address names', () => {
  it('are read as they were written', () => {
    const slugs = ['quai-bench', 'lampe-étoile', 'a.b~c_1', "banc(d'église)+1"];
    expect(slugListQuery(['quai-bench', 'claustra-screen'])).toBe('?works=quai-bench,claustra-screen');
    expect(slugList(slugListQuery(slugs))).toEqual(slugs);
    expect(slugList('works=quai-bench%2C%20claustra-screen&ref=letter')).toEqual([
      'quai-bench',
      'claustra-screen',
    ]);
  });

  it('are none where the address says nothing of works', () => {
    expect(slugList('')).toBeUndefined();
    expect(slugList('?work=quai-bench')).toBeUndefined();
    expect(slugList('?works=')).toEqual([]);
  });

  it('are there once each, without what can be no slug', () => {
    expect(slugList('?works=a,b,a,,../../x,%3Cb%3E,-,.,a b,b')).toEqual(['a', 'b']);
  });

  it('are 50 at most', () => {
    const many = Array.from({ length: 60 }, (_, index) => `work-${index}`);
    expect(slugList(slugListQuery(many))).toEqual(many.slice(0, 50));
  });
});

it('a slug has 200 characters at most', () => {
  expect(isSlug('x'.repeat(200))).toBe(true);
  expect(isSlug('x'.repeat(201))).toBe(false);
  expect(isSlug(undefined)).toBe(false);
});
