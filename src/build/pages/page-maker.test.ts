import { makePage } from './page-maker';
import { sampleSource } from './testing/sample-source';

const about = { route: 'about', template: 'about', title: 'About', description: '', view: {} } as const;

describe('makePage', () => {
  it('leaves the colour mode to the visitor, unless the page forces one', () => {
    expect(makePage(sampleSource('en'), about).context).not.toHaveProperty('colourMode');
    expect(makePage(sampleSource('en'), { ...about, colourMode: 'dark' }).context.colourMode).toBe('dark');
  });

  it('names a page that has no address in its language', () => {
    const bench = { ...about, route: 'works-slug', title: 'Bench', slugs: { en: null, fr: 'banc' } } as const;
    expect(() => makePage(sampleSource('en'), bench)).toThrow(
      "The page works-slug 'Bench' has no slug in en",
    );
  });
});
