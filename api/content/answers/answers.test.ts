import type { TObject } from '@sinclair/typebox';
import { Creator } from '../../../src/contract/items/creator';
import { GalleryEvent } from '../../../src/contract/items/event';
import { PressArticle } from '../../../src/contract/items/press';
import { Work } from '../../../src/contract/items/work';
import { HomePage } from '../../../src/contract/page';
import { SiteSettings } from '../../../src/contract/site-settings';
import type { Catalogue } from '../published/catalogue-content';
import { SAMPLE_FILES } from '../../testing/sample-files';
import { sampleGlb } from '../../testing/sample-glb';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { pressReleaseAnswer } from './item-answers';
import { textIn, type View } from './view';

describe('text', () => {
  const catalogue = {} as Catalogue;

  test('a text is told in the language asked for', () => {
    expect(textIn({ catalogue, lang: 'fr' }, { en: 'About', fr: 'À propos' })).toBe('À propos');
  });

  test('it is told in the default language where the gallery does not write the other', () => {
    expect(textIn({ catalogue, lang: 'fr' }, { en: 'About' })).toBe('About');
  });
});

describe('press release answer', () => {
  const viewIn = (lang: string): View =>
    ({
      lang,
      catalogue: {
        offeredFiles: new Map(['a-en.pdf', 'a-fr.pdf'].map((name) => [name, { bytes: 1, version: name }])),
      },
    }) as unknown as View;

  it.each([
    ['fr', { en: 'a-en.pdf', fr: 'a-fr.pdf' }, 'a-fr.pdf'],
    ['fr', { en: 'a-en.pdf' }, 'a-en.pdf'],
    ['en', { fr: 'a-fr.pdf' }, 'a-fr.pdf'],
  ])('offers the file of the language, or the only one there is (%s, %o)', (lang, file, filename) => {
    expect(pressReleaseAnswer(viewIn(lang), { file })?.filename).toBe(filename);
  });
});

describe('every field', () => {
  const both = (en: string, fr: string) => ({ en, fr });
  const picture = { file: 'lamp-1-day.jpg', alt: both('A lamp', 'Une lampe') };
  const pictures = [picture];
  const file = both('late-en.pdf', 'late-fr.pdf');

  const former_slugs = { en: ['before'], fr: ['avant'] };

  /** What the sample's files do not say yet; together they say all that a file can. */
  const MORE = {
    'works/lamp.yaml': {
      former_slugs,
      edition: both('Studio', 'Atelier'),
      history: both('<p>Made.</p>', '<p>Faite.</p>'),
      published_on: '2026-01-02',
      model: { file: 'lamp.glb' },
    },
    'creators/jeanne.yaml': {
      former_slugs,
      death_year: 1980,
      portrait: picture,
      nationality: both('French', 'Française'),
      roles: both('designer', 'créatrice'),
    },
    'events/late.yaml': {
      former_slugs,
      pictures,
      description: both('<p>Late.</p>', '<p>Tard.</p>'),
      starts_at: '19:00',
      ends_at: '20:30',
      venue: {
        name: both('The gallery', 'La galerie'),
        country: both('France', 'France'),
        latitude: 45.7,
        time_zone: 'Europe/Brussels',
      },
      opening_hours: { en: ['Tue to Sat'], fr: ['mar. à sam.'] },
      opening_times: [{ days: ['Tuesday'], opens: '11:00', closes: '19:00' }],
      reserve: 'by mail',
    },
    'press/article.yaml': {
      former_slugs,
      pictures,
      author: 'A. Plume',
      body: both('<p>Read.</p>', '<p>Lire.</p>'),
      url: 'https://example.org/article',
      press_release: { file },
    },
    'site.yaml': { twitter: '@gallery' },
    'pages/home.yaml': { pictures, body: both('<p>Come.</p>', '<p>Venez.</p>') },
  };

  let api: TestApi;
  beforeAll(async () => {
    const changes = Object.entries(MORE).map(([name, fields]) => [
      name,
      { ...SAMPLE_FILES[name], ...fields },
    ]);
    const lamp = await sampleGlb({ width: 0.4, height: 1.5, depth: 0.4 });
    const files = Object.fromEntries(changes) as typeof SAMPLE_FILES;
    api = await openTestApi({ changes: { ...files, 'models/lamp.glb': lamp } });
  });
  afterAll(() => api.close());

  it.each<[string, TObject, object]>([
    [
      '/api/works/lampe',
      Work,
      {
        former_slugs: ['avant'],
        title: 'Grande lampe',
        date: 'vers 1955',
        availability: 'available',
        grouping: 'single',
        reference: 'ML 0001',
        materials: 'Laiton',
        mounting: 'ceiling',
        edition: 'Atelier',
        published_on: '2026-01-02',
        price: { amount: 12000, currency: 'EUR' },
        description: '<p>Vive</p>',
        history: '<p>Faite.</p>',
        bibliography: ['<em>Lampes</em>'],
        credits: [{ role: 'photographie', name: 'P. E.' }],
        image: { alt: 'Une lampe', credit: 'P. E.' },
      },
    ],
    [
      '/api/creators/jeanne-etoile?works=9',
      Creator,
      {
        former_slugs: ['avant'],
        name: 'Jeanne Étoile',
        sort_name: 'Étoile, Jeanne',
        birth_year: 1910,
        death_year: 1980,
        portrait: { alt: 'Une lampe' },
        nationality: 'Française',
        roles: 'créatrice',
        biography: '<p>Née.</p>',
        works_count: 3,
        vcard: { full_name: 'Jeanne Étoile', role: 'Créatrice' },
      },
    ],
    [
      '/api/events/tard',
      GalleryEvent,
      {
        former_slugs: ['avant'],
        title: 'Tard',
        kind: 'Exposition',
        starts_on: '2026-01-01',
        ends_on: '2026-02-01',
        starts_at: '19:00',
        ends_at: '20:30',
        venue: { name: 'La galerie', country: 'France', latitude: 45.7, time_zone: 'Europe/Brussels' },
        opening_hours: ['mar. à sam.'],
        opening_times: [{ days: ['Tuesday'], opens: '11:00', closes: '19:00' }],
        reserve: 'by mail',
        description: '<p>Tard.</p>',
      },
    ],
    [
      '/api/press/article',
      PressArticle,
      {
        former_slugs: ['avant'],
        title: 'Un article',
        publication: 'Revue',
        published_on: '2026-03-01',
        author: 'A. Plume',
        body: '<p>Lire.</p>',
        url: 'https://example.org/article',
        press_release: { filename: 'late-fr.pdf' },
        cited_designers: [{ name: 'Jeanne Étoile' }],
      },
    ],
    [
      '/api/site-settings',
      SiteSettings,
      {
        url: 'https://example.org',
        name: 'meubles et lumières',
        description: 'Une galerie',
        separator: '—',
        twitter: '@gallery',
        contact: { street: '1 rue', country: 'France', phone: '+33 4 00 00 00 00' },
        credits: [{ role: 'photographies', name: 'P. E.' }],
      },
    ],
    [
      '/api/pages/home',
      HomePage,
      { slug: 'home', title: 'Accueil', body: '<p>Venez.</p>', new_works: [{ title: 'Grande lampe' }] },
    ],
  ])(
    '%s tells every field of the contract that the files have, in its language',
    async (path, schema, said) => {
      const { data } = (await api.app.inject({ path, query: { lang: 'fr' } })).json();
      expect(data).toMatchObject(said);
      const empty = Object.keys(schema.properties).filter(
        (name) => [undefined, ''].includes(data[name]) || data[name].length === 0,
      );
      expect(empty).toEqual([]);
    },
  );
});
