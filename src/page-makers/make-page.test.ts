import { makePage } from './make-page';
import { sampleContext } from '../components/testing/sample-context';

const about = { route: 'about', template: 'about', title: 'About', description: '', view: {} } as const;

describe('makePage', () => {
  it('leaves the colour mode to the visitor, unless the page forces one', () => {
    expect(makePage(sampleContext('en'), about).context).not.toHaveProperty('colourMode');
    expect(makePage(sampleContext('en'), { ...about, colourMode: 'dark' }).context.colourMode).toBe('dark');
  });

  it('has a title and a description of one line, that can be shown', () => {
    const endless = {
      ...about,
      title: `Lamp,\r\n${'x'.repeat(10_000)}`,
      description: `A\n${'long '.repeat(999)}`,
    };
    const { title = '', description } = makePage(sampleContext('en'), endless).context.head;
    expect(title).toMatch(/^Lamp, x{110,}…$/);
    expect(title).toHaveLength(120);
    expect(description).toMatch(/^A (long )*long…$/);
    expect(description.length).toBeLessThanOrEqual(300);
  });

  it('names a page that has no address in its language', () => {
    const bench = { ...about, route: 'works-slug', title: 'Bench', slugs: { en: null, fr: 'banc' } } as const;
    expect(() => makePage(sampleContext('en'), bench)).toThrow(
      "The page works-slug 'Bench' has no slug in en",
    );
  });
});
