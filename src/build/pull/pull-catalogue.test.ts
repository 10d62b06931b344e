import type { ClientOptions } from '../../gallery/calls/client';
import { createGallery } from '../../gallery/gallery';
import { sampleWork } from '../../gallery/testing/samples';
import { DEAD_URL, useFakeApi } from '../../gallery/testing/fake-api';
import { gatsbyConditionalStore } from './gatsby-conditional-store';
import type { Progress } from './progress';
import { pullCatalogue, CatalogueError } from './pull-catalogue';
import { answerFrom, SAMPLE_CALLS, sampleAnswers, type SampleAnswers } from './testing/sample-answers';

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
