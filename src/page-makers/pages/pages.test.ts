import { sampleContext } from '../../components/testing/sample-context';
import { WORKS_PER_PAGE } from '../../constants';
import { FORM_OUTCOME_NAMES, FORM_OUTCOMES, type FormOutcome } from '../../contract/forms/form-outcomes';
import type { LocaleCatalogue } from '../../gallery/catalogue';
import {
  sampleCreator,
  sampleEvent,
  sampleHomePage,
  sampleModel,
  samplePage,
  samplePressArticle,
  sampleWork,
} from '../../gallery/testing/samples';
import { formatDate } from '../../i18n/formats/dates';
import { translator } from '../../i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../../i18n/locales';
import { FORM_DONE_SLUGS } from '../../i18n/form-done-slugs';
import { sampleImage } from '../../media/testing/sample-image';
import { routePath } from '../../routes/route-path';
import type { RouteName } from '../../routes/route-table';
import type { WorksFilter } from '../../routes/works-filter';
import { FIRST_PART } from '../../routes/works-parts';
import type { FormDoneView } from '../../screens/form-done/form-done-view';
import type { TextPageView } from '../../screens/text-page/text-page-view';
import { everyPage } from '../testing/every-page';
import { sampleCatalogue, sampleSource } from '../testing/sample-source';
import { accessibilityPage, CHECKED_ON } from './accessibility-page';
import { formDonePage } from './form-done-page';
import { worksPage } from './works-page';

describe.each(LOCALE_CODES)('the statement on accessibility in %s', (locale) => {
  const source = sampleSource(locale);
  const { path, context } = accessibilityPage(source.context, source.catalogue.settings);
  const { sections } = context.view as TextPageView;
  const text = sections.map(({ html }) => html).join(' ');

  it('has an address and sections of its own', () => {
    expect(path).toBe(routePath('accessibility', locale));
    expect(sections.filter(({ title }) => title)).toHaveLength(4);
  });

  it('says when it was checked, and whom to tell of a barrier', () => {
    const { email, phone } = source.catalogue.settings.contact;
    expect(text).toContain(formatDate(CHECKED_ON, locale));
    expect(text).toContain(`href="${routePath('contact', locale)}"`);
    expect(text).toContain(`href="mailto:${email}"`);
    expect(text).toContain(phone);
    expect(context.head.updatedAt).toContain(CHECKED_ON);
  });
});

describe('form done page', () => {
  const pageOf = (locale: LocaleCode, outcome: FormOutcome) =>
    formDonePage(sampleContext(locale), FORM_DONE_SLUGS[locale][outcome]);
  const viewOf = (locale: LocaleCode, outcome: FormOutcome) =>
    pageOf(locale, outcome)?.context.view as FormDoneView;

  describe.each(LOCALE_CODES)('the pages of what forms have done, in %s', (locale) => {
    const t = translator(locale);

    it.each(FORM_OUTCOME_NAMES)('say all that the answer says: %s', (outcome) => {
      const [message, ...next] = FORM_OUTCOMES[outcome].map((name) => t(`form-done.${name}`));
      const { title, lines } = viewOf(locale, outcome);
      expect(title).toBe(message);
      expect(lines).toEqual(expect.arrayContaining(next));
    });

    it('have an address each, which is kept out of crawlers’ indexes', () => {
      const pages = FORM_OUTCOME_NAMES.map((outcome) => pageOf(locale, outcome));
      expect(new Set(pages.map((page) => page?.path)).size).toBe(FORM_OUTCOME_NAMES.length);
      for (const page of pages) expect(page?.context.head.noindex).toBe(true);
    });

    it('say as much as a form that is sent with scripts', () => {
      expect(viewOf(locale, 'message-sent-newsletter')).toEqual({
        title: t('enquiry.success'),
        lines: [t('enquiry.thanks'), t('form-done.confirmNewsletter'), t('form.see-you-soon')],
        back: t('preview.return'),
      });
      expect(viewOf(locale, 'subscribed')).toMatchObject({
        title: t('newsletter.success'),
        lines: [t('form.see-you-soon')],
      });
      expect(viewOf(locale, 'subscription-to-confirm').lines).toEqual([t('form-done.confirmByMail')]);
    });

    it('name what a message was about, and only a message', () => {
      const subject = {
        name: 'event',
        slug: 'talk',
        path: '/events/talk',
        title: 'A talk',
        facts: '',
      } as const;
      const viewAbout = (outcome: FormOutcome) =>
        formDonePage(sampleContext(locale), FORM_DONE_SLUGS[locale][outcome], subject)?.context.view;
      const text = t('enquiry.about-event');
      expect(viewAbout('message-sent')).toMatchObject({ about: { ...subject, text } });
      expect(viewAbout('wish-kept')).not.toHaveProperty('about');
    });

    it('are none of a slug that no outcome has', () => {
      expect(formDonePage(sampleContext(locale), 'constructor')).toBeUndefined();
    });
  });
});

describe('home page', () => {
  /** Of a build on a day: what it opens with, and the picture by which it is shared. */
  async function homeOn(today: string) {
    const news = (id: string, url: string) => ({
      id,
      title: `News ${id}`,
      image: sampleImage(id),
      link: { label: 'voir', url },
    });
    const source = sampleSource('fr', {
      home: { ...sampleHomePage(), news: [news('salon', '/fr/evenements/salon'), news('banc', '/fr/banc')] },
      events: [{ ...sampleEvent('salon'), starts_on: '2026-03-01', ends_on: '2026-03-04' }],
    });
    const pages = await everyPage({ ...source, context: { ...source.context, today } });
    const { context } = pages.find(({ context: { route } }) => route === 'index')!;
    return JSON.stringify(context);
  }

  it('is made without news of an event in the first build after its last day', async () => {
    const [last, after] = [await homeOn('2026-03-04'), await homeOn('2026-03-05')];
    expect(last).toContain('salon-');
    expect(after).not.toContain('salon-');
    expect(after).toContain('News banc');
  });
});

describe('page heads', () => {
  /** What the last page of a route says of itself, with parts of the catalogue replaced: lists come before items. */
  async function headOf(route: RouteName, parts: Partial<LocaleCatalogue> = {}) {
    const pages = (await everyPage(sampleSource('fr', parts))).filter(
      ({ context }) => context.route === route,
    );
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

    it('of the home page shows the picture of the first news', async () => {
      const news = ['first', 'second'].map((id) => ({ id, title: id, image: sampleImage(id) }));
      const head = await headOf('index', { home: { ...sampleHomePage(), news } });
      expect(head?.picture).toMatchObject({
        alt: 'Picture first',
        jpeg: { lg: expect.stringContaining('first-lg') },
      });
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
      const works = [
        sampleWork('banc'),
        { ...sampleWork('lampe'), type: { slug: 'lampes', title: 'lampes' } },
      ];
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
});

describe('works page', () => {
  const works = Array.from({ length: WORKS_PER_PAGE * 2 + 1 }, (_, at) => ({
    ...sampleWork(`work-${at}`),
    date: at === 0 ? '1955' : '1962',
  }));
  const list = { works, workTypes: [], type: undefined };
  const pageOf = (filter: WorksFilter) => worksPage(sampleContext('en'), list, FIRST_PART, filter);

  it.each<[WorksFilter, boolean]>([
    [{ page: 3 }, true],
    [{ page: 4 }, false],
    [{ decade: 1960, page: 2 }, true],
    [{ decade: 1960, page: 3 }, false],
    [{ decade: 1950, page: 2 }, false],
    [{ creator: 'nobody', page: 2 }, false],
  ])('has the pages that the list fills and no other: %o', (filter, isThere) => {
    expect(pageOf(filter) !== undefined).toBe(isThere);
  });

  it.each<[WorksFilter, boolean]>([
    [{ creator: 'nobody' }, true],
    [{ material: 'unobtainium', sort: 'date' }, true],
    [{ decade: 1950 }, false],
    [{}, false],
  ])(
    'says which lists no cache should keep, of which anybody can make up any number: %o',
    (filter, isPassing) => {
      expect(Boolean(pageOf(filter)?.isPassing)).toBe(isPassing);
    },
  );

  it('shows those who share it the first of the works that are asked for, else one of the type', () => {
    const [sold, first] = ['sold', 'first'].map((name) => ({
      ...sampleWork(name),
      image: sampleImage(name),
    }));
    const shelf = { ...list, works: [first!, { ...sold!, availability: 'sold' as const }] };
    const pictureOf = (filter: WorksFilter) =>
      worksPage(sampleContext('en'), shelf, FIRST_PART, filter)?.context.head.picture;
    expect(JSON.stringify(pictureOf({}))).toContain('first');
    expect(JSON.stringify(pictureOf({ availability: 'sold' }))).toContain('sold');
  });
});
