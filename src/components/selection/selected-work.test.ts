import { isSameWork, parseSelection } from './selected-work';
import { gathered, manyGathered } from './testing/gathered';

describe('parseSelection', () => {
  it('reads what was stored', () => {
    const works = [gathered('quai'), { ...gathered('brise'), slugs: { en: null, fr: 'brise' } }];
    expect(parseSelection(JSON.stringify(works))).toEqual(works);
  });

  it.each(['', 'null', '{"works":[]}', '[1, null, "quai", [], {}]', '[{"slugs":{"en":"quai"}', '"<b>"'])(
    'finds no work in %s',
    (text) => {
      expect(parseSelection(text)).toEqual([]);
    },
  );

  it.each([
    { title: 'No slug', creators: '', slugs: { en: null, fr: null } },
    { title: 'Another language', creators: '', slugs: { de: 'bank' } },
    { title: 'A path', creators: '', slugs: { en: '../about', fr: 'a/b' } },
    { title: '', creators: 'No title', slugs: { en: 'quai', fr: 'quai' } },
    { title: { html: '<b>' }, creators: '', slugs: { en: 'quai', fr: 'quai' } },
  ])('leaves $title out, and keeps the works around it', (damaged) => {
    const text = JSON.stringify([gathered('a'), damaged, gathered('b')]);
    expect(parseSelection(text).map(({ title }) => title)).toEqual(['Work a', 'Work b']);
  });

  it('keeps of a work what it needs, cut to a length', () => {
    const stored = { ...gathered('quai'), title: '💡'.repeat(400), creators: 7, script: 'alert(1)' };
    expect(parseSelection(JSON.stringify([stored]))).toEqual([
      { slugs: stored.slugs, title: '💡'.repeat(300), creators: '' },
    ]);
  });

  it('reads each work once, and 50 at most', () => {
    const twice = { ...gathered('other'), slugs: { en: 'work-0', fr: null } };
    const works = parseSelection(JSON.stringify([...manyGathered(55), twice]));
    expect(works).toEqual(manyGathered(50));
    expect(parseSelection(JSON.stringify([gathered('work-0'), twice]))).toHaveLength(1);
  });
});

it('two are one work by the slug of either language, and not by what both lack', () => {
  const french = { slugs: { en: null, fr: 'quai-fr' } };
  expect(isSameWork(gathered('quai'), french)).toBe(true);
  expect(isSameWork(french, { slugs: { en: null, fr: 'brise-fr' } })).toBe(false);
  expect(isSameWork({ slugs: { en: 'quai', fr: null } }, { slugs: { en: null, fr: 'quai' } })).toBe(false);
});
