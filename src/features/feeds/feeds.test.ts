import { parseAtomFeed } from 'feedsmith';
import { sampleEvent, samplePressArticle, sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { eventsFeed, pressFeed, worksFeed } from './feeds';

const place = { locale: 'fr' as const, origin: 'https://gallery.example', mediaOrigin: '' };
const GALLERY = 'meubles & lumières';

describe('feeds', () => {
  it('name themselves, their list and their gallery', () => {
    expect(parseAtomFeed(worksFeed([sampleWork('banc')], GALLERY, place))).toMatchObject({
      id: 'https://gallery.example/fr/oeuvres.atom',
      title: { value: 'meubles & lumières, œuvres' },
      updated: '2026-01-15T10:00:00.000Z',
      authors: [{ name: GALLERY }],
      links: expect.arrayContaining([
        expect.objectContaining({ rel: 'self', href: 'https://gallery.example/fr/oeuvres.atom' }),
        expect.objectContaining({ href: 'https://gallery.example/fr/oeuvres/type/tous' }),
      ]),
    });
  });

  it('say their language', () => {
    expect(parseAtomFeed(worksFeed([sampleWork('banc')], GALLERY, place))).toMatchObject({
      xml: { lang: 'fr' },
    });
  });

  it('have the last changed first, fifty at most', () => {
    const works = Array.from({ length: 60 }, (_, day) => ({
      ...sampleWork(`banc-${day}`),
      updated_at: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
    }));
    const { entries = [] } = parseAtomFeed(worksFeed(works, GALLERY, place));
    expect(entries).toHaveLength(50);
    expect(entries[0]).toMatchObject({ id: 'https://gallery.example/fr/oeuvres/banc-59' });
  });

  it('tell facts as text and texts as HTML with whole addresses', () => {
    const work = {
      ...sampleWork('banc'),
      materials: 'Chêne < noyer & laiton',
      description: '<p>Voir <a href="/fr/createurs/odile">Odile</a><script>x</script></p>',
      image: { ...sampleImage('a'), alt: 'Un "banc"' },
    };
    const [entry] = parseAtomFeed(worksFeed([work], GALLERY, place)).entries ?? [];
    expect(entry?.content?.value).toBe(
      [
        '<p><img src="https://gallery.example/media/a-xl.jpg" alt="Un &quot;banc&quot;"></p>',
        '<p>Chêne &lt; noyer &amp; laiton</p>',
        '<p>Voir <a href="https://gallery.example/fr/createurs/odile">Odile</a></p>',
      ].join('\n'),
    );
  });

  it('tell events by their days, and articles by their day and author', () => {
    const [event] = parseAtomFeed(eventsFeed([sampleEvent('foire')], GALLERY, place)).entries ?? [];
    expect(event?.content?.value).toMatch(/^<p>Fair, .*8.mars.2026<\/p>/);
    const article = { ...samplePressArticle('revue'), author: 'Régis' };
    const [entry] = parseAtomFeed(pressFeed([article], GALLERY, place)).entries ?? [];
    expect(entry).toMatchObject({
      authors: [{ name: 'Régis' }],
      published: '2026-02-01T00:00:00.000Z',
      links: [expect.objectContaining({ href: 'https://gallery.example/fr/presse/revue' })],
    });
  });

  it('are valid while there is nothing to tell', () => {
    const { id, entries = [] } = parseAtomFeed(eventsFeed([], GALLERY, place));
    expect(id).toBe('https://gallery.example/fr/evenements.atom');
    expect(entries).toEqual([]);
  });
});
