import { until } from '../../tests/until';
import { buildHost } from '../server';
import { makeDeploy } from '../testing/make-deploy';
import { type Answer, type FormHost, openFormHost, useFormHost } from './testing/form-host';
import { makeFormDeploy, RENDERER, shownIn } from './testing/make-form-deploy';

describe('plain form', () => {
  const forms = useFormHost();
  const { post } = forms;

  it.each([
    ['en', '/api/form/contact', '/thank-you/message-sent'],
    ['fr', '/api/form/contact', '/fr/merci/message-envoye'],
    ['en', '/api/form/subscribe', '/thank-you/subscribed'],
    ['fr', '/api/form/subscribe', '/fr/merci/inscription'],
    ['en', '/api/form/wish', '/thank-you/wish-kept'],
  ] as const)('%s: %s leads to the page that thanks for it', async (locale, url, page) => {
    const sent = await post(url, { locale, email: 'a@example.org' });
    expect([sent.statusCode, sent.body]).toEqual([303, '']);
    expect(sent.headers).toMatchObject({ location: page, 'cache-control': 'no-store' });
  });

  it('passes on what was typed, the language in its header, and the visitor’s address', async () => {
    const fields = { name: 'Zoé & Cie', email: 'zoe@example.org', newsletter: 'on' };
    await post('/api/form/contact', { ...fields, locale: 'fr' });
    expect(forms.asked).toMatchObject([{ fields, headers: { 'x-localization': 'fr' } }]);
    expect(forms.asked[0]?.fields).not.toHaveProperty('locale');
    expect(forms.asked[0]?.headers).toMatchObject({
      'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
      'x-forwarded-for': '203.0.113.7',
    });
  });

  it('takes the work, and a language that the form does not say, from the page before', async () => {
    const referer = 'https://gallery.example/fr/contact?work=banc-quai&title=Quai';
    const page = await post('/api/form/contact', { name: 'Zoé' }, { referer });
    expect(forms.asked).toMatchObject([
      { fields: { name: 'Zoé', work: 'banc-quai' }, headers: { 'x-localization': 'fr' } },
    ]);
    // The page that thanks names it, and leads back.
    expect(page.headers.location).toBe('/fr/merci/message-envoye?work=banc-quai');
    await post('/api/form/subscribe', { email: 'a@example.org' }, { referer: 'nonsense' });
    expect(forms.asked[1]).toMatchObject({ headers: { 'x-localization': 'en' } });
  });

  it('takes the event from the page before, and what is wished for', async () => {
    const contact = 'https://gallery.example/contact?event=talk';
    const reserved = await post('/api/form/contact', { name: 'Zoé' }, { referer: contact });
    expect(forms.asked[0]?.fields).toMatchObject({ event: 'talk' });
    expect(reserved.headers.location).toBe('/thank-you/message-sent?event=talk');
    const referer = 'https://gallery.example/fr/souhait?creator=odile&work=%3Cb%3E';
    await post('/api/form/wish', { wish: 'Une lampe' }, { referer });
    expect(forms.asked[1]?.fields).toMatchObject({ wish: 'Une lampe', creator: 'odile' });
    expect(forms.asked[1]?.fields).not.toHaveProperty('work');
  });

  it('takes the works of a selection from the page before, each once, and none for the newsletter', async () => {
    const referer = 'https://gallery.example/contact?works=quai-bench,claustra-screen,quai-bench,%3Cb%3E';
    await post('/api/form/contact', { name: 'Zoé' }, { referer });
    expect(forms.asked[0]?.works).toEqual(['quai-bench', 'claustra-screen']);
    expect(forms.asked[0]?.fields).not.toHaveProperty('work');
    await post('/api/form/subscribe', { email: 'a@example.org' }, { referer });
    expect(forms.asked[1]?.works).toEqual([]);
  });

  it.each([
    ['/api/form/subscribe', 'subscription-to-confirm', '/fr/merci/inscription-a-confirmer'],
    ['/api/form/contact', 'message-sent-newsletter', '/fr/merci/message-envoye-newsletter'],
    ['/api/newsletter/confirm', 'subscription-confirmed', '/fr/merci/inscription-confirmee'],
    ['/api/wishes/withdraw', 'wish-withdrawn', '/fr/merci/souhait-retire'],
  ])('leads from %s to the page that says what is left to do: %s', async (url, outcome, page) => {
    forms.answer = {
      status: 200,
      body: { data: { message: 'Plus qu’une étape', next: 'Ouvrez le lien.', outcome } },
    };
    const { statusCode, headers } = await post(url, { locale: 'fr' });
    expect([statusCode, headers.location]).toEqual([303, page]);
  });

  it.each([
    ['an outcome that no page has', 'constructor'],
    ['no outcome', undefined],
  ])('says in the API’s own words, as text, what comes with %s', async (_, outcome) => {
    forms.answer = {
      status: 200,
      body: { data: { message: '<b>Merci</b>', next: 'Ouvrez le lien.', outcome } },
    };
    const said = await post('/api/newsletter/confirm', { locale: 'fr' });
    expect([said.statusCode, said.body]).toEqual([200, '<b>Merci</b>\nOuvrez le lien.']);
    expect(said.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  it('says so where an earlier release has no page for it', async () => {
    const earlier = await openFormHost(forms.apiUrl, await makeDeploy());
    const said = await post('/api/form/contact', { locale: 'en' }, { to: earlier });
    expect([said.statusCode, said.body]).toEqual([200, 'done']);
    await earlier.close();
  });

  it('takes the token of a mail’s link from the page before, or from its own address', async () => {
    const referer = 'https://gallery.example/fr/newsletter/stop?token=of-the-page.';
    await post('/api/newsletter/withdraw', { locale: 'fr' }, { referer });
    await post('/api/newsletter/withdraw?token=of-the-link', { 'List-Unsubscribe': 'One-Click' });
    expect(forms.asked.map(({ fields }) => fields['token'])).toEqual(['of-the-page', 'of-the-link']);
    await post('/api/form/subscribe', { email: 'a@example.org' }, { referer });
    expect(forms.asked[2]?.fields).not.toHaveProperty('token');
  });

  it('answers a script that posts the same with what the API says', async () => {
    const given = await post('/api/form/contact', { locale: 'en' }, { accept: 'application/json' });
    expect(given.json()).toEqual({ data: { message: 'done' } });
  });
});

describe('send refused', () => {
  const forms = useFormHost();
  const { post } = forms;

  /** The function starts with the first page that it renders: on a busy machine, after a visitor would have been answered without it. */
  const untilRendered = (url: string, fields: Record<string, string>, to?: FormHost['app']) =>
    until(
      () => post(url, fields, { ...(to && { to }) }),
      (page) => 'posted' in shownIn(page),
    );

  beforeAll(async () => {
    forms.answer = { status: 403, body: {} };
    await untilRendered('/api/form/contact', {});
  });

  it('says which page has posted, and at which address, and tells its visitor of a refusal', async () => {
    forms.answer = { status: 403, body: { error: { message: 'No' } } };
    const page = await post('/api/form/contact', { locale: 'fr' }, { origin: 'https://evil.example' });
    expect(forms.asked[0]?.headers).toMatchObject({
      origin: 'https://evil.example',
      'x-forwarded-host': 'localhost:80',
    });
    expect(page.statusCode).toBe(403);
    expect(shownIn(page)).toMatchObject({
      pagePath: '/fr/contact',
      posted: { failure: { reason: 'forbidden' } },
    });
    await post('/api/form/contact', {});
    expect(forms.asked[1]?.headers).not.toHaveProperty('origin');
  });

  it('says in the API’s words what is wrong with a link, on its own page', async () => {
    forms.answer = { status: 404, body: { error: { message: 'This link is not valid.' } } };
    const page = await post('/api/newsletter/confirm', { locale: 'en' });
    expect(page.statusCode).toBe(404);
    expect(shownIn(page)).toMatchObject({
      pagePath: '/newsletter/confirmation',
      posted: { failure: { reason: 'gone', message: 'This link is not valid.' } },
    });
  });

  it.each([
    ['/api/form/contact', 'fr', '/fr/contact'],
    ['/api/form/subscribe', 'en', '/contact'],
    ['/api/form/wish', 'fr', '/fr/souhait'],
    ['/api/wishes/withdraw', 'fr', '/fr/souhaits/stop'],
  ])('shows again what was typed in %s on the page of the form', async (url, locale, pagePath) => {
    const errors = { email: '<b>no</b>' };
    forms.answer = { status: 422, body: { error: { message: 'Not valid.', errors } } };
    const typed = { email: `"<b>'\u2028`, message: 'Bonjour' };
    const page = await post(url, { locale, ...typed });
    expect(page.statusCode).toBe(422);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("form-action 'self'"),
    });
    expect(page.headers).not.toHaveProperty('etag');
    expect(page.body).not.toContain('/app.js');
    expect(shownIn(page)).toMatchObject({
      pagePath,
      head: {
        noindex: true,
        title: locale === 'fr' ? 'L’envoi n’a pas abouti' : 'The form did not go through',
      },
      posted: { path: url, fields: Object.entries(typed), failure: { message: 'Not valid.', errors } },
    });
  });

  it('names again what the message is about', async () => {
    forms.answer = { status: 422, body: { error: { message: 'Not valid.', errors: {} } } };
    const referer = 'https://gallery.example/fr/contact?work=banc-quai';
    const page = await post('/api/form/contact', { name: 'Zoé' }, { referer });
    expect(shownIn(page)).toMatchObject({ pagePath: '/fr/contact', search: '?work=banc-quai' });
  });

  it('keeps what the page before has named, for the next try, once', async () => {
    forms.answer = { status: 422, body: { error: { message: 'Not valid.', errors: {} } } };
    const referer = 'https://gallery.example/contact?works=quai-bench,lamp';
    const fields = [
      ['name', 'Zoé'],
      ['works', 'quai-bench'],
      ['works', 'lamp'],
    ];
    const first = await post('/api/form/contact', { name: 'Zoé' }, { referer });
    expect(shownIn(first).posted.fields).toEqual(fields);
    await post('/api/form/contact', fields, { referer: 'https://gallery.example/api/form/contact' });
    await post('/api/form/contact', fields, { referer });
    expect(forms.asked.slice(1).map(({ works }) => works)).toEqual([
      ['quai-bench', 'lamp'],
      ['quai-bench', 'lamp'],
    ]);
  });

  it('shows everybody their own, also at the same time', async () => {
    forms.answer = { status: 422, body: { error: { message: 'Not valid.', errors: {} } } };
    const names = ['Ada', 'Zoé', 'Camille'];
    const pages = await Promise.all(names.map((name) => post('/api/form/contact', { name })));
    expect(pages.map((page) => shownIn(page).posted.fields)).toEqual(names.map((name) => [['name', name]]));
  });

  it('says how long to wait after too many posts', async () => {
    forms.answer = { status: 429, body: {}, headers: { 'retry-after': '90' } };
    const page = await post('/api/form/subscribe', {});
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '90']);
    expect(shownIn(page).posted.failure).toMatchObject({ reason: 'rate-limited', retryAfterSeconds: 90 });
  });

  it('hands on what to do where the API refuses for long', async () => {
    const message = 'Please open the links in our mails.';
    forms.answer = { status: 429, body: { error: { message } }, headers: { 'retry-after': '3600' } };
    const page = await post('/api/form/wish', { locale: 'en', wish: 'A lamp' });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '3600']);
    expect(JSON.stringify(shownIn(page).posted)).toContain(message);
    expect(shownIn(page).posted.fields).toEqual([['wish', 'A lamp']]);
  });

  it.each<[string, Answer | 'none', string]>([
    ['breaks down', { status: 500, body: {} }, 'server'],
    ['does not answer', 'none', 'timeout'],
  ])('says so when the API %s', async (_, given, reason) => {
    forms.answer = given;
    const page = await post('/api/form/contact', { locale: 'en', name: 'Zoé' });
    expect(page.statusCode).toBe(503);
    expect(shownIn(page).posted).toMatchObject({ fields: [['name', 'Zoé']], failure: { reason } });
  });

  it.each(['7', undefined])('passes on when an API that is busy may be asked again: %s', async (seconds) => {
    forms.answer = { status: 503, body: {}, headers: seconds ? { 'retry-after': seconds } : {} };
    const page = await post('/api/form/contact', { locale: 'en' });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, seconds]);
  });

  it('says so when the API is down, on the page as it was built', async () => {
    const lonely = await openFormHost('http://127.0.0.1:9');
    const page = await untilRendered('/api/form/wish', { locale: 'fr', wish: 'Une lampe' }, lonely);
    expect(page.statusCode).toBe(503);
    expect(shownIn(page)).toMatchObject({
      pagePath: '/fr/souhait',
      posted: { fields: [['wish', 'Une lampe']], failure: { reason: 'offline' } },
    });
    await lonely.close();
  });

  it('says so when too much was typed, and keeps it', async () => {
    const message = 'é'.repeat(32 * 1024);
    const page = await post('/api/form/contact', { locale: 'fr', message });
    expect(page.statusCode).toBe(413);
    expect(shownIn(page).posted).toEqual({
      path: '/api/form/contact',
      fields: [['message', message]],
      failure: { ok: false, reason: 'too-large' },
    });
    expect(forms.asked).toEqual([]);
  });

  it('leads back to what was typed where it is too much to be read', async () => {
    const referer = 'https://gallery.example/fr/contact';
    const page = await post('/api/form/contact', { message: 'x'.repeat(300_000) }, { referer });
    expect(page.statusCode).toBe(413);
    expect(shownIn(page)).toMatchObject({
      pagePath: '/fr/contact',
      posted: { fields: [], failure: { message: expect.stringMatching(/Abrégez.*Revenez au formulaire/s) } },
    });
    expect(forms.asked).toEqual([]);
  });

  describe('where the release can’t render the page', () => {
    const lines: string[] = [];
    beforeEach(() => (lines.length = 0));

    it.each([
      ['has no renderer', undefined],
      ['ends its process', `${RENDERER}; exports.default = () => process.exit(1)`],
      [
        'fails',
        `${RENDERER}; exports.default = async ({ pageData }) => { throw new Error(JSON.stringify(pageData)) }`,
      ],
    ])(
      'it %s: its page for errors answers with the API’s status, and no log says what was typed',
      async (_, source) => {
        const deployDir = source ? await makeFormDeploy(source) : await makeDeploy();
        const host = await buildHost({
          deployDir,
          apiUrl: forms.apiUrl,
          logLevel: 'silent',
        });
        host.addHook('onRequest', async (request) => {
          request.log.warn = (...said: unknown[]) => void lines.push(JSON.stringify(said));
        });
        forms.answer = { status: 422, body: { error: { message: 'Not valid.', errors: {} } } };
        const page = await post('/api/form/contact', { locale: 'en', name: 'Camille' }, { to: host });
        expect([page.statusCode, page.body]).toEqual([422, '<h1>Broken</h1>']);
        expect(page.headers['cache-control']).toBe('no-store');
        expect(lines).toEqual([expect.stringContaining('/contact does not show again')]);
        expect(lines[0]).not.toContain('Camille');
        await host.close();
      },
    );
  });
});
