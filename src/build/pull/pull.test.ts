import type { ClientOptions } from '../../gallery/calls/client';
import { GalleryError } from '../../gallery/faults/gallery-error';
import { createGallery } from '../../gallery/gallery';
import { DEAD_URL, useFakeApi } from '../../gallery/testing/fake-api';
import {
  noItems,
  sampleCreator,
  sampleEvent,
  samplePressArticle,
  sampleWork,
  sampleWorkType,
} from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { checkCatalogue, type Collections } from './check-catalogue';
import { gatsbyConditionalStore } from './gatsby-conditional-store';
import { type Progress, progressLine } from './progress';
import {
  CatalogueError,
  pullCatalogue,
  checkTranslations,
  createPictureSharing,
  catalogueErrorText,
} from './pull-catalogue';
import { answerFrom, SAMPLE_CALLS, sampleAnswers, type SampleAnswers } from './testing/sample-answers';
import { readNotices } from '../create-site-pages';

describe('catalogue error text', () => {
  const failure = (slug: string, status: number) =>
    new GalleryError({ path: `/api/works/${slug}`, query: {}, slug }, { kind: 'status', status });

  describe('catalogueErrorText', () => {
    it('puts calls with one fault together', () => {
      const text = catalogueErrorText([failure('a', 500), failure('b', 404), failure('c', 500)], []);
      expect(text.split('\n').slice(1)).toEqual([
        expect.stringMatching(/answered 500\. /),
        '  GET /api/works/a',
        '  GET /api/works/c',
        expect.stringMatching(/answered 404\. /),
        '  GET /api/works/b',
      ]);
    });

    it('stops after 200 lines and says how many more there are', () => {
      const failures = Array.from({ length: 250 }, (_, index) => failure(`work-${index}`, 404));
      const lines = catalogueErrorText(failures, []).split('\n');
      expect(lines).toHaveLength(202);
      expect(lines.at(-1)).toBe('… and 51 more');
    });
  });
});

describe('check catalogue', () => {
  const collections = (changes: Partial<Collections> = {}): Collections => ({
    ...noItems(),
    workTypes: [sampleWorkType('banc')],
    works: [sampleWork('banc')],
    creators: [sampleCreator('banc')],
    events: [sampleEvent('banc')],
    press: [samplePressArticle('banc')],
    ...changes,
  });

  describe('checkCatalogue', () => {
    it('lets one slug stand for things of different kinds', () => {
      expect(checkCatalogue('en', collections())).toEqual([]);
    });

    it('names both items of one kind with the same address', () => {
      const creators = [sampleCreator('arc'), { ...sampleCreator('arc'), id: 'c2', name: 'Arc II' }];
      expect(checkCatalogue('fr', collections({ creators }))).toEqual([
        '/fr/createurs/arc is the address of both the creator ‘Creator arc’ (id id-arc) and ' +
          'the creator ‘Arc II’ (id c2): give one of them another slug.',
      ]);
    });

    it('keeps the address of the work types free', () => {
      const works = [sampleWork('type')];
      expect(checkCatalogue('fr', collections({ works }))).toEqual([
        expect.stringMatching(/^\/fr\/oeuvres\/type is kept for the work types.*‘Work type’/),
      ]);
    });

    it('finds a slug that differs from the one its translations know', () => {
      const events = [{ ...sampleEvent('salon'), slugs: { en: 'fair', fr: null } }];
      expect(checkCatalogue('en', collections({ events }))[0]).toMatch(
        /^slugs\.en is "fair" but slug is "salon" in the event ‘Event salon’/,
      );
      expect(checkCatalogue('fr', collections({ events }))[0]).toContain('slugs.fr is null');
    });
  });
});

describe('check translations', () => {
  const NONE: Collections = { workTypes: [], ...noItems() };

  describe('checkTranslations', () => {
    it('is content when every translation exists, and with items in one language', () => {
      const works = [sampleWork('quai')];
      expect(checkTranslations({ en: { ...NONE, works }, fr: { ...NONE, works } })).toEqual([]);
      const only = [{ ...sampleWork('only'), slugs: { en: 'only', fr: null } }];
      expect(checkTranslations({ en: { ...NONE, works: only }, fr: NONE })).toEqual([]);
    });

    it('names an item whose translation is not there', () => {
      const works = [{ ...sampleWork('quai'), slugs: { en: 'quai', fr: 'ghost' } }];
      expect(checkTranslations({ en: { ...NONE, works }, fr: NONE })).toEqual([
        'slugs.fr of the work ‘Work quai’ (id id-quai) is "ghost", but no work in fr has that slug: publish it there, or make slugs.fr null.',
      ]);
    });
  });
});

describe('progress', () => {
  it('formats the counts of a pull', () => {
    expect(progressLine({ done: 118, total: 164, notModified: 97 })).toBe('pulled 118 of 164, 97 unchanged');
  });
});

describe('pull catalogue', () => {
  const startApi = useFakeApi();
  const galleryAt = (baseUrl: string, options: Partial<ClientOptions> = {}) =>
    createGallery({ baseUrl, backoffMs: 1, ...options });

  const startSampleApi = (answers: SampleAnswers) => startApi((request) => answerFrom(answers, request));

  async function errorOf(pull: Promise<unknown>): Promise<CatalogueError> {
    const error: unknown = await pull.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CatalogueError);
    return error as CatalogueError;
  }

  async function errorWith(change: (answers: SampleAnswers) => void): Promise<CatalogueError> {
    const answers = sampleAnswers();
    change(answers);
    return errorOf(pullCatalogue(galleryAt((await startSampleApi(answers)).url)));
  }

  describe('pullCatalogue', () => {
    it('pulls lists, details and pages of both languages, in the order of the lists', async () => {
      const answers = sampleAnswers();
      answers['fr /api/works'] = [sampleWork('lampe'), sampleWork('banc')];
      const api = await startSampleApi(answers);
      const { en, fr } = await pullCatalogue(galleryAt(api.url));
      expect(en.works.map(({ slug }) => slug)).toEqual(['banc', 'lampe']);
      expect(fr.works.map(({ slug }) => slug)).toEqual(['lampe', 'banc']);
      expect(fr.works[0]?.reference).toBe('ML-lampe');
      expect(fr.settings.current_locale).toBe('fr');
      expect(en.pages['legal-notice'].title).toBe('Page legal-notice');
      expect(api.requests).toHaveLength(SAMPLE_CALLS);
    });

    it('counts the calls, and those whose answer has not changed since the last pull', async () => {
      const cache = new Map<string, unknown>();
      const conditional = gatsbyConditionalStore({
        get: async (key) => cache.get(key),
        set: async (key, value) => cache.set(key, value),
      });
      const gallery = galleryAt((await startSampleApi(sampleAnswers())).url, { conditional });
      const reports: Progress[] = [];
      const onProgress = (progress: Progress) => reports.push(progress);
      const first = await pullCatalogue(gallery, { onProgress });
      expect(reports.at(-1)).toEqual({ done: SAMPLE_CALLS, total: SAMPLE_CALLS, notModified: 0 });
      expect(await pullCatalogue(gallery, { onProgress })).toEqual(first);
      expect(reports.at(-1)).toEqual({ done: SAMPLE_CALLS, total: SAMPLE_CALLS, notModified: SAMPLE_CALLS });
    });

    it('says once that the API cannot be reached, and how to start it', async () => {
      const { message } = await errorOf(pullCatalogue(galleryAt(DEAD_URL)));
      expect(message.match(/cannot be reached/g)).toHaveLength(1);
      expect(message).toMatch(/npm run api.*GALLERY_API_URL/);
      expect(message.split('\n')).toHaveLength(2);
    });

    it('lists every call, slug and field that is wrong, not the first alone', async () => {
      const { message, failures } = await errorWith((answers) => {
        Object.assign(answers['fr /api/works/banc']!, { title: 7, images: null });
        delete answers['en /api/events/salon'];
        Object.assign(answers['en /api/site-settings']!, { contact: {} });
      });
      expect(failures).toHaveLength(3);
      expect(message).toContain('GET /api/works/banc?lang=fr (slug banc)\n    /data/title: ');
      expect(message).toContain('/data/images: ');
      expect(message).toContain('answered 404 (Not here)');
      expect(message).toContain('GET /api/events/salon?lang=en');
      expect(message).toContain('/data/contact/street: ');
    });

    it('goes on to the details of a list in which one entry is wrong', async () => {
      const { message } = await errorWith((answers) => {
        answers['en /api/works'] = [sampleWork('banc'), { ...sampleWork('lampe'), title: '' }];
        Object.assign(answers['en /api/works/banc']!, { reference: 5 });
      });
      expect(message).toContain('GET /api/works?lang=en\n    /data/1/title (slug lampe): ');
      expect(message).toContain('GET /api/works/banc?lang=en (slug banc)\n    /data/reference: ');
    });

    it('lists conflicts together with failures', async () => {
      const { message } = await errorWith((answers) => {
        answers['fr /api/works'] = [
          sampleWork('banc'),
          { ...sampleWork('banc'), id: 'other', title: 'Banc bis' },
        ];
        delete answers['en /api/press/revue'];
      });
      expect(message).toContain('/fr/oeuvres/banc is the address of both');
      expect(message).toContain('‘Work banc’ (id id-banc)');
      expect(message).toContain('‘Banc bis’ (id other)');
      expect(message).toContain('GET /api/press/revue?lang=en');
    });

    it('does not hide a fault of its own behind those of the API', async () => {
      const gallery = { ...galleryAt((await startSampleApi(sampleAnswers())).url) };
      gallery.homePage = () => Promise.reject(new TypeError('a bug'));
      await expect(pullCatalogue(gallery)).rejects.toThrow(TypeError);
    });
  });
});

describe('read notices', () => {
  const startApi = useFakeApi();

  test('what the API says is told in sentences', async () => {
    const notice = { file: 'works/lamp.yaml', field: 'dimensions.height', message: 'is 150 cm, and 160 cm' };
    const { url } = await startApi(({ path }) =>
      path === '/api/notices' ? { body: { data: [notice] } } : { status: 404 },
    );
    expect(await readNotices(url)).toEqual(['works/lamp.yaml: dimensions.height is 150 cm, and 160 cm.']);
  });

  test.each([
    ['does not know the call', { status: 404, body: { error: { message: 'Not here' } } }],
    ['answers something else', { body: { data: 'fine' } }],
    ['answers no JSON', { body: '<h1>' }],
  ])('an API that %s is no fault', async (_, reply) => {
    expect(await readNotices((await startApi(() => reply)).url)).toEqual([]);
  });
});

describe('share pictures', () => {
  const workWith = (slug: string, id: string, alt?: string) => ({
    ...sampleWork(slug),
    image: { ...sampleImage(id), ...(alt && { alt }) },
  });

  describe('sharing the pictures of a pull', () => {
    it('makes equal pictures one, however deep they stand', () => {
      const share = createPictureSharing();
      const lamp = share({ ...workWith('lampe', 'a'), images: [sampleImage('b')] });
      const bench = share({ ...sampleWork('banc'), related_works: [workWith('lampe', 'a')] });
      const listed = share([workWith('vase', 'b')]);
      expect(bench.related_works[0]?.image).toBe(lamp.image);
      expect(listed[0]?.image).toBe(lamp.images[0]);
    });

    it('changes nothing that an answer says', () => {
      const share = createPictureSharing();
      const night = { ...workWith('lampe', 'a').image, night: sampleImage('n') };
      const answer = () => ({ ...sampleWork('lampe'), image: night, related_works: [workWith('banc', 'b')] });
      expect(share(answer())).toEqual(answer());
      expect(share(answer())).toEqual(answer());
      expect(share('words')).toBe('words');
      expect(share([null, 3])).toEqual([null, 3]);
    });

    it('leaves apart what differs: words, files, the night', () => {
      const share = createPictureSharing();
      const first = share(workWith('lampe', 'a')).image;
      const french = share(workWith('lampe', 'a', 'Lampe')).image;
      const newer = { ...sampleImage('a'), sizes: sampleImage('a-2').sizes };
      const lit = { ...sampleImage('a'), night: sampleImage('n') };
      for (const other of [french, share(newer), share(lit)]) expect(other).not.toEqual(first);
      expect(share(newer).sizes.sm).toContain('a-2');
    });
  });
});
