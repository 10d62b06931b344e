import { pageTitle } from './page-title';

const site = { name: 'meubles et lumières', separator: '|' };

describe('pageTitle', () => {
  it('is the title, the separator and the name of the site', () => {
    expect(pageTitle('Press', '/press', site)).toBe('Press | meubles et lumières');
    expect(pageTitle('Press', '/press', { ...site, separator: '—' })).toBe('Press — meubles et lumières');
  });

  it('derives from the path when the page has none', () => {
    expect(pageTitle(undefined, '/fr/mentions-legales', site)).toBe('Mentions Legales | meubles et lumières');
  });

  it('is one line, that can be shown', () => {
    const endless = 'x'.repeat(10_000);
    expect(pageTitle('Press\n', '/press', { ...site, name: endless })).toMatch(/^Press \| x{79}…$/);
    expect(pageTitle(endless, '/press', { name: 'a', separator: endless })).toMatch(/^x{119}… x{7}… a$/);
  });

  it('is the name alone for an empty title, and at the root', () => {
    expect(pageTitle('', '/events', site)).toBe('meubles et lumières');
    expect(pageTitle(undefined, '/', site)).toBe('meubles et lumières');
  });
});
