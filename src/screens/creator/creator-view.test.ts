import { sampleCreator, sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { readVcard } from '../../features/cards/testing/read-vcard';
import { sampleContext } from '../../components/testing/sample-context';
import { toCreatorView } from './creator-view';

const context = sampleContext('fr', { mediaOrigin: 'https://media.example', today: '2026-11-20' });

describe('toCreatorView', () => {
  it('gives the facts in the order of the page, without those that are not known', () => {
    const creator = { ...sampleCreator('odile'), birth_year: 1938, roles: 'Créatrice' };
    expect(toCreatorView(creator, context).facts).toEqual(['naissance en 1938', 'Créatrice']);
    expect(toCreatorView({ ...creator, nationality: 'Suisse', death_year: 2004 }, context).facts).toEqual([
      '1938–2004',
      'Suisse',
      'Créatrice',
    ]);
  });

  it('takes nothing dangerous from the biography', () => {
    const creator = { ...sampleCreator('odile'), biography: '<p onclick="x()">Née à <em>Brest</em></p>' };
    expect(toCreatorView(creator, context).biography).toBe('<p>Née à <em>Brest</em></p>');
  });

  it('finds portrait and works in their places', () => {
    const creator = {
      ...sampleCreator('odile'),
      portrait: sampleImage('odile'),
      works: [sampleWork('banc-quai')],
    };
    const view = toCreatorView(creator, context);
    expect(view.portrait?.jpeg.sm).toBe('https://media.example/media/odile-sm.jpg');
    expect(view.works[0]?.path).toBe('/fr/oeuvres/banc-quai');
  });

  it('shows the first 60 of very many works, and leads to all of them', () => {
    const works = Array.from({ length: 61 }, (_, at) => sampleWork(`banc-${at}`));
    const view = toCreatorView({ ...sampleCreator('odile'), works }, context);
    expect(view.works.map(({ path }) => path)).toEqual(
      works.slice(0, 60).map(({ slug }) => `/fr/oeuvres/${slug}`),
    );
    expect(view.allWorks).toEqual({ count: 61, path: '/fr/oeuvres/type/tous?creator=odile' });
    const fewer = toCreatorView({ ...sampleCreator('odile'), works: works.slice(1) }, context);
    expect(fewer.works).toHaveLength(60);
    expect(fewer).not.toHaveProperty('allWorks');
    const first = { ...sampleCreator('odile'), works: works.slice(1), works_count: 400 };
    expect(toCreatorView(first, context).allWorks?.count).toBe(400);
  });

  it('knows a creator of whom there is but a name', () => {
    expect(toCreatorView(sampleCreator('x'), context)).toEqual({
      slug: 'x',
      name: 'Creator x',
      facts: [],
      works: [],
      vcard: expect.anything(),
    });
  });

  it('leads to the card that the build has written, and to the page by a code', () => {
    expect(toCreatorView(sampleCreator('noémie'), context).vcard).toEqual({
      url: '/fr/createurs/no%C3%A9mie.vcf',
      filename: 'noémie.vcf',
      address: 'https://gallery.example/fr/createurs/no%C3%A9mie',
      qr: { size: expect.any(Number), path: expect.stringMatching(/^M4 4h7v1h-7z/) },
    });
  });

  it('brings the card along where the build has written none', async () => {
    const { vcard } = toCreatorView(sampleCreator('odile'), { ...context, downloads: 'inline' });
    expect(vcard.filename).toBe('odile.vcf');
    const card = readVcard(await (await fetch(vcard.url)).text());
    expect(card.value('fn')).toBe('Creator odile');
    expect(card.value('url')).toBe('https://gallery.example/fr/createurs/odile');
  });
});
