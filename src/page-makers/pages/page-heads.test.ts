import type { RouteName } from '../../routes/route-table';
import {
  sampleCreator,
  sampleEvent,
  sampleModel,
  samplePage,
  samplePressArticle,
  sampleWork,
} from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import type { LocaleCatalogue } from '../../gallery/catalogue';
import { everyPage } from '../testing/every-page';
import { sampleCatalogue, sampleSource } from '../testing/sample-source';

/** What the last page of a route says of itself, with parts of the catalogue replaced: lists come before items. */
async function headOf(route: RouteName, parts: Partial<LocaleCatalogue> = {}) {
  const pages = (await everyPage(sampleSource('fr', parts))).filter(({ context }) => context.route === route);
  return pages.at(-1)?.context.head;
}

const bench = {
  ...sampleWork('banc'),
  creators: [
    { slug: 'a', name: 'Arc' },
    { slug: 'b', name: 'Bois' },
  ],
  date: 'vers 1955',
  materials: 'chêne',
  description: '<p>Un banc de <em>quai</em>.</p>',
  image: sampleImage('banc'),
};

describe('the head', () => {
  it('of a work with a model leads to it, tells machines of it, and has the mark that opens its policy', async () => {
    const head = await headOf('works-slug', { works: [{ ...bench, model: sampleModel('banc') }] });
    const url = '/media/models/banc.0123abcd/plain.glb';
    expect(head?.models).toEqual({ file: url });
    expect(head?.thing).toMatchObject({
      subjectOf: {
        '@type': '3DModel',
        name: 'Work banc',
        isResizable: false,
        encoding: {
          contentUrl: expect.stringMatching(new RegExp(`^https://.*${url}$`)),
          encodingFormat: 'model/gltf-binary',
          contentSize: '444 kB',
        },
      },
    });
    const without = await headOf('works-slug', { works: [bench] });
    expect([without?.models, without?.thing]).toEqual([
      undefined,
      expect.not.objectContaining({ subjectOf: expect.anything() }),
    ]);
  });

  it('of a work whose model is given away tells machines of the original as well', async () => {
    const download = {
      url: '/media/models/o.glb',
      filename: 'o.glb',
      bytes: 900_400,
      type: 'model/gltf-binary',
    };
    const model = { ...sampleModel('banc'), download };
    const head = await headOf('works-slug', { works: [{ ...bench, model }] });
    expect(head?.thing).toMatchObject({
      subjectOf: {
        encoding: [
          { contentSize: '444 kB' },
          { contentSize: '901 kB', contentUrl: expect.stringMatching(/^https:.*o\.glb$/) },
        ],
      },
    });
  });

  it.each([
    ['selection', {}],
    ['room-id', {}],
    ['preview-id', {}],
    ['works-slug-pdf', undefined],
    ['about', undefined],
  ] as const)('of the page %s says whether it shows models', async (route, models) => {
    const works = [{ ...bench, model: sampleModel('banc') }];
    expect((await headOf(route, { works }))?.models).toEqual(models);
  });

  it('of a work names its creators, and tells it in a sentence', async () => {
    expect(await headOf('works-slug', { works: [bench] })).toMatchObject({
      title: 'Work banc, Arc et Bois',
      description: 'Work banc, Arc et Bois, vers 1955, chêne. Un banc de quai.',
      type: 'article',
      picture: { alt: 'Picture banc' },
    });
    expect((await headOf('works-slug-pdf', { works: [bench] }))?.title).toBe('Work banc, fiche');
  });

  it('of a work by nobody known has its title alone', async () => {
    expect(await headOf('works-slug')).toMatchObject({ title: 'Work quai', description: 'Work quai.' });
    expect(await headOf('works-slug')).not.toHaveProperty('picture');
  });

  it('of a type has a capital and the picture of its first work that has one', async () => {
    const works = [sampleWork('quai'), { ...bench, type: { slug: 'seating', title: 'assises' } }];
    const workTypes = sampleCatalogue('fr').workTypes.map((type) => ({ ...type, title: 'étagères' }));
    expect(await headOf('works-type-slug', { works, workTypes })).toMatchObject({
      title: 'Étagères',
      picture: { alt: 'Picture banc' },
      type: 'website',
    });
  });

  it('of a creator, an event and an article begins with what is known for certain', async () => {
    const creators = [{ ...sampleCreator('arc'), roles: 'Créatrice', biography: '<p>Née à Brest.</p>' }];
    const events = [{ ...sampleEvent('salon'), description: '<p>Un salon.</p>' }];
    const press = [{ ...samplePressArticle('revue'), body: '<p>Un article.</p>' }];
    expect((await headOf('creators-slug', { creators }))?.description).toBe(
      'Creator arc, Créatrice. Née à Brest.',
    );
    expect((await headOf('events-slug', { events }))?.description).toBe(
      'Fair, du 1er au 8 mars 2026. Un salon.',
    );
    expect(await headOf('press-slug', { press })).toMatchObject({
      description: 'Revue, 1er février 2026. Un article.',
      type: 'article',
    });
  });

  it('of a list shows the first picture that it has', async () => {
    const creators = [sampleCreator('a'), { ...sampleCreator('b'), portrait: sampleImage('b') }];
    const list = (await everyPage(sampleSource('fr', { creators }))).find(
      ({ context }) => context.route === 'creators',
    );
    expect(list?.context.head.picture?.alt).toBe('Picture b');
  });

  it('of a text is its first sentences, without titles, or what is said of the gallery', async () => {
    const about = { ...samplePage('about'), title: 'À propos', body: '<h3>Ici</h3><p>Une galerie.</p>' };
    const { pages } = sampleCatalogue('fr');
    expect(await headOf('about', { pages: { ...pages, about } })).toMatchObject({
      title: 'À propos',
      description: 'Une galerie.',
    });
    expect((await headOf('about'))?.description).toBe('A gallery.');
  });
});

describe('the works by type', () => {
  it('has all works first, then those of each type', async () => {
    const works = [sampleWork('banc'), { ...sampleWork('lampe'), type: { slug: 'lampes', title: 'lampes' } }];
    const pages = (await everyPage(sampleSource('fr', { works }))).filter(
      ({ context }) => context.route === 'works-type-slug',
    );
    const titles = pages.map(({ context }) =>
      (context.view as { works: { title: string }[] }).works.map(({ title }) => title),
    );
    expect(pages.map(({ path }) => path)).toEqual(['/fr/oeuvres/type/tous', '/fr/oeuvres/type/seating']);
    expect(titles).toEqual([['Work banc', 'Work lampe'], ['Work banc']]);
  });
});
