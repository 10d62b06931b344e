import { splitSections } from './split-sections';

describe('splitSections', () => {
  it('cuts at headings and keeps what stands before the first', () => {
    expect(splitSections('<p>Avant</p><h3>Données <em>personnelles</em></h3><p>Un</p><h4>x</h4>')).toEqual([
      { html: '<p>Avant</p>' },
      { id: 'donnees-personnelles', title: 'Données personnelles', html: '<p>Un</p><h4>x</h4>' },
    ]);
  });

  it('gives each heading an id of its own, also when nothing of it can stand in one', () => {
    const ids = splitSections('<h3>Prêt</h3><h3>Pret !</h3><h3>…</h3><h3>?</h3>').map(({ id }) => id);
    expect(ids).toEqual(['pret', 'pret-2', 'section', 'section-2']);
  });

  it('gives no heading an id that is longer than an address', () => {
    const [section] = splitSections(`<h3>Prêt ${'x'.repeat(10_000)}</h3>`);
    expect(section?.id).toMatch(/^pret-x{60,75}$/);
  });

  it('keeps a text without headings in one piece, and drops empty ones', () => {
    expect(splitSections('<p>Un</p>')).toEqual([{ html: '<p>Un</p>' }]);
    expect(splitSections('<h3> </h3>')).toEqual([]);
    expect(splitSections('')).toEqual([]);
  });
});
