import { COLLECTIONS } from '../contract/kinds/kinds';
import { FORGET_EVENT, TOLD_VARIABLE } from '../gallery/forget-event';
import {
  sampleCreator,
  sampleEvent,
  sampleHomePage,
  samplePage,
  samplePressArticle,
  sampleSettings,
  sampleWork,
  sampleWorkType,
} from '../gallery/testing/samples';
import { startFakeApi, type FakeApi, type FakeRequest, type Reply } from '../gallery/testing/fake-api';
import type { LiveAnswer } from '../release/live-answer';
import { makeLive } from './make-live';

const ANSWERS: Record<string, unknown> = {
  ...Object.fromEntries(COLLECTIONS.map((name) => [`/api/${name}`, []])),
  '/api/site-settings': sampleSettings('en'),
  '/api/works/quai': sampleWork('quai'),
  '/api/creators/odile': sampleCreator('odile'),
  '/api/events/fair': sampleEvent('fair'),
  '/api/press/revue': samplePressArticle('revue'),
  '/api/worktypes': [sampleWorkType('seating')],
  '/api/works': [sampleWork('quai')],
  '/api/creators': [sampleCreator('odile')],
  '/api/events': [sampleEvent('fair')],
  '/api/press': [samplePressArticle('revue')],
  '/api/pages/home': sampleHomePage(),
  '/api/pages/about': samplePage('about'),
  '/api/pages/contact': samplePage('contact'),
  '/api/pages/legal-notice': samplePage('legal-notice'),
};
const answer = ({ path }: FakeRequest): Reply =>
  path in ANSWERS ? { body: { data: ANSWERS[path] } } : { status: 404, body: { error: { message: 'none' } } };

let api: FakeApi;
let reply: (request: FakeRequest) => Reply | undefined | Promise<Reply>;
const before = process.env;
const forget = (...tags: string[]) => process.emit(FORGET_EVENT as never, tags as never);
const asked = () => api.requests.map(({ target }) => target);

beforeAll(async () => {
  api = await startFakeApi((request) => reply(request));
  process.env = {
    ...before,
    GALLERY_API_URL: api.url,
    SITE_URL: 'https://gallery.example',
    [TOLD_VARIABLE]: 'on',
  };
});
beforeEach(() => {
  reply = answer;
  process.emit(FORGET_EVENT as never);
  api.requests.length = 0;
});
afterAll(async () => {
  process.env = before;
  await api.close();
});

const pageOf = (made: LiveAnswer) => (made.kind === 'page' ? made.page : undefined);

it.each([
  ['/', 'home'],
  ['/about', 'texts/about'],
  ['/contact', 'texts/contact'],
  ['/accessibility', 'texts/legal-notice'],
  ['/works/quai', 'work'],
  ['/works/quai/pdf', 'work-sheet'],
  ['/works/type/all', 'works'],
  ['/creators', 'creators'],
  ['/creators/odile', 'creator'],
  ['/events', 'events'],
  ['/press', 'press'],
  ['/selection', 'selection'],
  ['/preview', 'token/preview'],
  ['/preview/any', 'token/preview'],
  ['/room/any', 'token/room'],
])('%s is a page, made of the template %s', async (address, template) => {
  const made = await makeLive(address);
  expect(pageOf(made)).toMatchObject({ template, context: { language: 'en', digest: expect.any(String) } });
  expect(made).toMatchObject({ tags: expect.arrayContaining(['en/site-settings']) });
});

it.each([
  ['/creators/odile.vcf', 'BEGIN:VCARD', ['en/site-settings', 'en/creators/odile']],
  ['/contact.vcf', 'BEGIN:VCARD', ['en/site-settings', 'en/pages/contact']],
  ['/events.ics', 'Event fair', ['en/site-settings', 'en/events', 'en/events/fair']],
  ['/events/fair.ics', 'Event fair', ['en/site-settings', 'en/events/fair']],
  ['/works.atom', 'Work quai', ['en/site-settings', 'en/works', 'en/works/quai']],
  [
    '/data/en/navigation.json',
    'Creator odile',
    ['en/site-settings', 'en/worktypes', 'en/creators', 'en/events'],
  ],
])('%s is a file', async (address, words, tags) => {
  expect(await makeLive(address)).toEqual({
    kind: 'file',
    address,
    text: expect.stringContaining(words),
    tags,
  });
});

it('carries no card within a page whose card is a file as well', async () => {
  expect(JSON.stringify(await makeLive('/creators/odile'))).toContain('/creators/odile.vcf');
});

it('makes the search’s indexes and the manifest that names them, once for all who ask', async () => {
  const manifest = await makeLive('/search/index.json');
  const { en = '' } = JSON.parse(manifest.kind === 'file' ? manifest.text : '{}') as Record<string, string>;
  const calls = api.requests.length;
  expect(await makeLive(en)).toMatchObject({
    kind: 'file',
    address: en,
    text: expect.stringContaining('Work quai'),
  });
  expect(await makeLive('/static/search/en.0123456789abcdef.json')).toMatchObject({ address: en });
  expect(await makeLive('/static/search/xx.0123456789abcdef.json')).toMatchObject({ kind: 'none' });
  expect(api.requests).toHaveLength(calls);
});

it('lists a new work in the sitemap', async () => {
  const sitemap = async () => {
    const made = await makeLive('/sitemap-0.xml');
    return made.kind === 'file' ? made.text : '';
  };
  expect(await sitemap()).toContain('https://gallery.example/works/quai<');
  reply = (request) =>
    request.path === '/api/works'
      ? { body: { data: [sampleWork('quai'), sampleWork('new')] } }
      : request.path === '/api/works/new'
        ? { body: { data: sampleWork('new') } }
        : answer(request);
  forget('en/works', 'en/works/new');
  expect(await sitemap()).toContain('https://gallery.example/works/new<');
  expect(await makeLive('/sitemap-7.xml')).toMatchObject({ kind: 'none' });
});

it.each(['/works/none', '/creators/none.vcf', '/works/type/none', '/nowhere', '/works/type/all/2'])(
  '%s is nothing',
  async (address) => expect(await makeLive(address)).toMatchObject({ kind: 'none' }),
);

it.each([
  ['/works/old', '/works/quai'],
  ['/works/old/pdf', '/works/quai/pdf'],
  ['/creators/old', '/creators/odile'],
  ['/creators/old.vcf', '/creators/odile.vcf'],
  ['/events/old.ics', '/events/fair.ics'],
  ['/press/old', '/press/revue'],
])('%s leads to %s, whose item had that slug', async (address, to) => {
  const NOW: Record<string, string> = { works: 'quai', creators: 'odile', events: 'fair', press: 'revue' };
  reply = (request) => {
    const [, kind = ''] = /^\/api\/(\w+)\/old$/.exec(request.path) ?? [];
    if (!kind) return answer(request);
    return { status: 301, headers: { location: `./${NOW[kind]}?lang=en` } };
  };
  const [, kind = ''] = address.split('/');
  expect(await makeLive(address)).toEqual({
    kind: 'moved',
    to,
    tags: ['en/site-settings', `en/${kind}/old`],
  });
});

it('says why it cannot tell', async () => {
  reply = () => ({ status: 500 });
  for (const address of ['/works/quai', '/works.atom', '/search/index.json'])
    expect(await makeLive(address)).toMatchObject({ kind: 'failed', reason: expect.stringContaining('500') });
});

it('asks again for what it is told has changed, and for nothing else', async () => {
  await makeLive('/works/quai');
  await makeLive('/works/type/all');
  api.requests.length = 0;
  forget('en/works/quai');
  await makeLive('/works/quai/pdf');
  await makeLive('/works/type/all');
  expect(asked()).toEqual(['/api/works/quai?lang=en']);
});
