import { sampleSource } from '../testing/sample-source';
import { llmsText } from './llms-text';

describe('llmsText', () => {
  it('begins with the gallery, then has a section of links for each kind of thing', () => {
    const { catalogue, context } = sampleSource('fr');
    const titles = { about: 'a', contact: 'b', 'legal-notice': 'c' };
    const text = llmsText({ ...catalogue, titles }, context);
    const [title, summary] = text.split('\n\n');
    expect(title).toBe(`# ${catalogue.settings.name}`);
    expect(summary).toBe(`> ${catalogue.settings.description}`);
    expect(text.match(/^## .*$/gm)).toEqual([
      '## œuvres',
      '## créateurs',
      '## évènements',
      '## presse',
      `## ${catalogue.settings.name}`,
    ]);
    expect(text).toContain(`- [Œuvres](${context.origin}/fr/oeuvres/type/tous): ${catalogue.works.length}`);
    expect(text).toContain(`(${context.origin}/fr/sitemap.xml)`);
  });
});
