import { citationOf, type CitedWork } from './citation';

const LAMP: CitedWork = {
  title: 'Lampadaire Guetteur',
  creators: ['Armand Vasselot', 'Odile Kerhervé'],
  date: '1954',
  materials: 'Acier laqué, laiton',
  reference: 'Réf. ML 0147',
};
const PAGE = {
  gallery: 'meubles et lumières',
  city: 'Paris',
  url: 'https://gallery.example/fr/oeuvres/lampadaire-guetteur',
  day: '2026-11-01',
};

describe('citationOf', () => {
  it('has the order of a museum’s label, the page and the day of the visit', () => {
    expect(citationOf(LAMP, PAGE, 'fr').text).toBe(
      'Armand Vasselot et Odile Kerhervé, Lampadaire Guetteur, 1954. Acier laqué, laiton. Réf. ML 0147. meubles et lumières, Paris. https://gallery.example/fr/oeuvres/lampadaire-guetteur (consulté le 1er novembre 2026).',
    );
    expect(citationOf(LAMP, PAGE, 'en').text).toMatch(
      /^Armand Vasselot and Odile Kerhervé, .* \(accessed 1 November 2026\)\.$/,
    );
  });

  it('leaves out what is not known, and ends no sentence twice', () => {
    const bare = { title: 'Lamp', creators: [], reference: 'Ref. 1.' };
    expect(citationOf(bare, PAGE, 'en').text).toMatch(/^Lamp\. Ref\. 1\. meubles et lumières, Paris\. https/);
  });

  it('has its title in italics and its address as a link where formatted text is pasted', () => {
    const { html } = citationOf(LAMP, PAGE, 'fr');
    expect(html).toContain(', <em>Lampadaire Guetteur</em>, 1954.');
    expect(html).toContain(`<a href="${PAGE.url}">${PAGE.url}</a> (consulté`);
  });

  it('takes nothing in a title for a tag', () => {
    const { html, text } = citationOf({ ...LAMP, title: '<img src="x"> & lamp' }, PAGE, 'en');
    expect(html).toContain('<em>&lt;img src=&quot;x&quot;&gt; &amp; lamp</em>');
    expect(text).toContain('<img src="x"> & lamp, 1954.');
  });
});
