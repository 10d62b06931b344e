import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { formPage } from './form-page';
import { buildHost } from '../server';
import { makeDeploy } from '../testing/make-deploy';

interface Answer {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

let api: FastifyInstance;
let app: FastifyInstance;
let asked: { headers: FastifyRequest['headers']; fields: Record<string, string>; works: string[] }[];
let answer: Answer | 'none';

const hostFor = async (apiUrl: string): Promise<FastifyInstance> =>
  buildHost({ deployDir: await makeDeploy(), apiUrl, logLevel: 'silent', apiTimeout: 200 });

beforeAll(async () => {
  api = Fastify({ forceCloseConnections: true });
  api.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  api.post('/base/*', async (request, reply) => {
    const posted = new URLSearchParams(request.body as string);
    const fields = Object.fromEntries(posted);
    asked.push({ headers: request.headers, fields, works: posted.getAll('works') });
    if (answer === 'none') return reply.hijack();
    return reply
      .code(answer.status)
      .headers(answer.headers ?? {})
      .send(answer.body);
  });
  app = await hostFor(`${await api.listen({ port: 0, host: '127.0.0.1' })}/base`);
});
afterAll(() => Promise.all([app.close(), api.close()]));
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: { data: { message: 'done' } } };
});

const BROWSER = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};

const post = (
  url: string,
  fields: Record<string, string>,
  { to = app, ...headers }: { to?: FastifyInstance; referer?: string; accept?: string; origin?: string } = {},
) =>
  to.inject({
    method: 'POST',
    url,
    remoteAddress: '203.0.113.7',
    headers: { ...BROWSER, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

it.each([
  ['en', '/api/form/contact', ['Message sent', 'Thank you for your inquiry.', 'See you soon.'], '/'],
  ['fr', '/api/form/contact', ['Message envoyé', 'Merci de votre demande.', 'À bientôt.'], '/fr'],
  ['en', '/api/form/subscribe', ['Subscription successful', 'See you soon.'], '/'],
  ['fr', '/api/form/subscribe', ['Inscription réussie', 'À bientôt.'], '/fr'],
] as const)('%s: thanks for %s in a page', async (locale, url, words, home) => {
  const page = await post(url, { locale, email: 'a@example.org' });
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  for (const text of words) expect(page.body).toContain(text);
  expect(page.body).toContain(`<html lang="${locale === 'en' ? 'en-US' : 'fr-FR'}">`);
  expect(page.body).toContain(`<a href="${home}">`);
});

it('passes on what was typed, the language in its header, and the visitor’s address', async () => {
  const fields = { name: 'Zoé & Cie', email: 'zoe@example.org', newsletter: 'on' };
  await post('/api/form/contact', { ...fields, locale: 'fr' });
  expect(asked).toMatchObject([{ fields, headers: { 'x-localization': 'fr' } }]);
  expect(asked[0]?.fields).not.toHaveProperty('locale');
  expect(asked[0]?.headers).toMatchObject({
    'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
    'x-forwarded-for': '203.0.113.7',
  });
});

it('says which page has posted, and at which address, and tells its visitor of a refusal', async () => {
  answer = { status: 403, body: { error: { message: 'No' } } };
  const page = await post('/api/form/contact', { locale: 'fr' }, { origin: 'https://evil.example' });
  expect(asked[0]?.headers).toMatchObject({
    origin: 'https://evil.example',
    'x-forwarded-host': 'localhost:80',
  });
  expect(page.statusCode).toBe(403);
  expect(page.body).toContain('depuis les pages de la galerie');
  await post('/api/form/contact', {});
  expect(asked[1]?.headers).not.toHaveProperty('origin');
});

it('takes the work, and a language that the form does not say, from the page before', async () => {
  const referer = 'https://gallery.example/fr/contact?work=banc-quai&title=Quai';
  const page = await post('/api/form/contact', { name: 'Zoé' }, { referer });
  expect(asked).toMatchObject([
    { fields: { name: 'Zoé', work: 'banc-quai' }, headers: { 'x-localization': 'fr' } },
  ]);
  expect(page.body).toContain('Message envoyé');
  await post('/api/form/subscribe', { email: 'a@example.org' }, { referer: 'nonsense' });
  expect(asked[1]).toMatchObject({ headers: { 'x-localization': 'en' } });
});

it('takes the event from the page before, and what is wished for', async () => {
  await post('/api/form/contact', { name: 'Zoé' }, { referer: 'https://gallery.example/contact?event=talk' });
  expect(asked[0]?.fields).toMatchObject({ event: 'talk' });
  const referer = 'https://gallery.example/fr/souhait?creator=odile&work=%3Cb%3E';
  await post('/api/form/wish', { wish: 'Une lampe' }, { referer });
  expect(asked[1]?.fields).toMatchObject({ wish: 'Une lampe', creator: 'odile' });
  expect(asked[1]?.fields).not.toHaveProperty('work');
});

it('takes the works of a selection from the page before, each once, and none for the newsletter', async () => {
  const referer = 'https://gallery.example/contact?works=quai-bench,claustra-screen,quai-bench,%3Cb%3E';
  await post('/api/form/contact', { name: 'Zoé' }, { referer });
  expect(asked[0]?.works).toEqual(['quai-bench', 'claustra-screen']);
  expect(asked[0]?.fields).not.toHaveProperty('work');
  await post('/api/form/subscribe', { email: 'a@example.org' }, { referer });
  expect(asked[1]?.works).toEqual([]);
});

it.each([
  ['/api/form/subscribe', ['<h1>Plus qu’une étape</h1>', 'Ouvrez le lien.'], ['Inscription réussie']],
  ['/api/form/contact', ['<h1>Message envoyé</h1>', 'Ouvrez le lien.', 'À bientôt.'], ['Plus qu’une étape']],
  ['/api/newsletter/confirm', ['<h1>Plus qu’une étape</h1>', 'Ouvrez le lien.'], ['form']],
])('says what is left to do, of %s', async (url, said, unsaid) => {
  answer = { status: 200, body: { data: { message: 'Plus qu’une étape', next: 'Ouvrez le lien.' } } };
  const { statusCode, body } = await post(url, { locale: 'fr' });
  expect(statusCode).toBe(200);
  const [, main = ''] = /<main>(.*)<\/main>/s.exec(body) ?? [];
  for (const words of said) expect(main).toContain(words);
  for (const words of unsaid) expect(main).not.toContain(words);
});

it('takes the token of a mail’s link from the page before, or from its own address', async () => {
  const referer = 'https://gallery.example/fr/newsletter/stop?token=of-the-page';
  await post('/api/newsletter/withdraw', { locale: 'fr' }, { referer });
  await post('/api/newsletter/withdraw?token=of-the-link', { 'List-Unsubscribe': 'One-Click' });
  expect(asked.map(({ fields }) => fields['token'])).toEqual(['of-the-page', 'of-the-link']);
  await post('/api/form/subscribe', { email: 'a@example.org' }, { referer });
  expect(asked[2]?.fields).not.toHaveProperty('token');
});

it('says in the API’s words what is wrong with a link, without a form to go back to', async () => {
  answer = { status: 404, body: { error: { message: 'This link is not valid.' } } };
  const page = await post('/api/newsletter/confirm', { locale: 'en' });
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('<p>This link is not valid.</p>');
  expect(page.body).not.toContain('Go back');
});

it('lists what is wrong, as text, and says how to get back', async () => {
  const errors = { name: 'Le champ nom est obligatoire.', email: '<b>x</b>' };
  answer = { status: 422, body: { error: { message: 'Certains champs ne sont pas valides.', errors } } };
  const page = await post('/api/form/contact', { locale: 'fr' });
  expect(page.statusCode).toBe(422);
  for (const text of [
    'L’envoi n’a pas abouti',
    'Certains champs ne sont pas valides.',
    '<li>Le champ nom est obligatoire.</li>',
    '&#60;b&#62;x&#60;/b&#62;',
    'Revenez au formulaire',
  ]) {
    expect(page.body).toContain(text);
  }
});

it.each([
  ['en', 'again in 2\u00a0minutes'],
  ['fr', 'dans 2\u00a0minutes'],
])('%s: says how long to wait after too many posts', async (locale, words) => {
  answer = { status: 429, body: {}, headers: { 'retry-after': '90' } };
  const page = await post('/api/form/subscribe', { locale });
  expect(page.statusCode).toBe(429);
  expect(page.headers['retry-after']).toBe('90');
  expect(page.body).toContain(words);
});

it('says what to do where the API refuses for long, and leads back to what was typed', async () => {
  const message = 'Please open the links in our mails.';
  answer = { status: 429, body: { error: { message } }, headers: { 'retry-after': '3600' } };
  const page = await post('/api/form/wish', { locale: 'en' });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '3600']);
  expect(page.body).toContain(message);
  expect(page.body).toContain('what you typed is still there');
});

it.each<[string, Answer | 'none', string]>([
  ['breaks down', { status: 500, body: {} }, 'unexpected error on our server'],
  ['does not answer', 'none', 'has not answered'],
])('says so when the API %s', async (_, given, words) => {
  answer = given;
  const page = await post('/api/form/contact', { locale: 'en' });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain(words);
  expect(page.body).toContain('Go back to the form');
});

it.each(['7', undefined])('passes on when an API that is busy may be asked again: %s', async (seconds) => {
  answer = { status: 503, body: {}, headers: seconds ? { 'retry-after': seconds } : {} };
  const page = await post('/api/form/contact', { locale: 'en' });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, seconds]);
});

it('says so when the API is down', async () => {
  const lonely = await hostFor('http://127.0.0.1:9');
  const page = await post('/api/form/contact', { locale: 'fr' }, { to: lonely });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('Notre serveur est injoignable');
  await lonely.close();
});

it('says so when too much was typed', async () => {
  const referer = 'https://gallery.example/fr/contact';
  const page = await post('/api/form/contact', { message: 'x'.repeat(40_000) }, { referer });
  expect(page.statusCode).toBe(413);
  expect(page.body).toContain('Abrégez votre message');
  expect(asked).toEqual([]);
});

it('answers a script that posts the same with what the API says', async () => {
  const given = await post('/api/form/contact', { locale: 'en' }, { accept: 'application/json' });
  expect(given.json()).toEqual({ data: { message: 'done' } });
});

it('has ways on, and the site’s own letters where the release has them', async () => {
  const { body, headers } = await post('/api/form/contact', {}, { referer: 'http://localhost/fr/contact' });
  for (const path of [
    '/fr/oeuvres/type/tous',
    '/fr/createurs',
    '/fr/evenements',
    '/fr/presse',
    '/fr/contact',
  ])
    expect(body).toContain(`href="${path}"`);
  expect(body).not.toContain('@font-face');
  expect(headers['content-security-policy']).toContain("font-src 'self'");
  const page = formPage('fr', '/api/form/contact', { ok: true, message: '' }, '/static/jost-0a.woff2');
  expect(page).toContain("src:url(/static/jost-0a.woff2) format('woff2')");
});
