import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { HONEYPOT_FIELD } from '../../src/contract/forms/bounds';
import { FORM_OUTCOME_NAMES, FORM_OUTCOMES } from '../../src/contract/forms/form-outcomes';
import { FORM_PATHS } from '../../src/contract/forms/form-paths';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { translator } from '../../src/i18n/i18n';
import { until } from '../../tests/until';
import { formAnswer } from '../http/form-answer';
import { GENERAL_MESSAGES, type GeneralMessage } from '../http/general-messages';
import { openMailer } from '../mail/mailer';
import { keptRows, lockDatabase } from '../testing/kept-rows';
import { startMailServer, type TestMailServer } from '../testing/mail-server';
import { SAMPLE_FILES } from '../testing/sample-files';
import { openTestApi, type TestApi } from '../testing/test-api';
import { tidyBody } from './tidy-body';
import { PHONES } from '../testing/phones';

describe('form answer', () => {
  const request = { headers: {}, query: {} } as unknown as FastifyRequest;

  it.each(LOCALE_CODES)('the site’s pages say what the answers say, in %s', (locale) => {
    const t = translator(locale);
    for (const name of new Set(Object.values(FORM_OUTCOMES).flat()))
      expect(t(`form-done.${name}`)).toBe(GENERAL_MESSAGES[locale]?.[name]);
  });

  it.each(FORM_OUTCOME_NAMES)('names the outcome %s', (outcome) => {
    const [message, ...next] = FORM_OUTCOMES[outcome] as readonly [GeneralMessage, ...GeneralMessage[]];
    expect(formAnswer(request, message, ...next).data.outcome).toBe(outcome);
  });

  it('says nothing that the site has no page for', () => {
    expect(() => formAnswer(request, 'messageSent', 'wishAwaits')).toThrow('messageSent, wishAwaits');
  });
});

describe('tidy body', () => {
  test('texts are trimmed and empty fields are absent', () => {
    expect(tidyBody({ name: ' Ada ', phone: '  ', work: null }, [], false)).toEqual({ name: 'Ada' });
  });

  test('what was copied along and nobody sees is taken out, but not what joins letters', () => {
    const fields = {
      name: '\u202aAda\u202c',
      email: '\u200bada\u200d@example.org\u202c',
      message: 'می\u200cخواهم \u2067x\u2069',
    };
    expect(tidyBody(fields, [], false)).toEqual({
      name: 'Ada',
      email: 'ada@example.org',
      message: 'می\u200cخواهم x',
    });
  });

  test('ticked boxes are true, and a plain form leaves unticked ones out', () => {
    expect(tidyBody({ newsletter: 'on' }, ['newsletter'], true)).toEqual({ newsletter: true });
    expect(tidyBody({}, ['newsletter'], true)).toEqual({ newsletter: false });
    expect(tidyBody({}, ['newsletter'], false)).toEqual({});
  });

  test.each([undefined, null, 'text', ['a']])('%j holds no fields', (body) =>
    expect(tidyBody(body, [], false)).toEqual({}),
  );
});

describe('form rate', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ formRate: 2 });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.afresh();
  });

  async function statusesOf(...addresses: string[]): Promise<number[]> {
    const statuses: number[] = [];
    for (const [index, address] of addresses.entries()) {
      const answer = await api.app.inject({
        method: 'POST',
        url: FORM_PATHS.subscribe,
        payload: { email: `ada-${index}@example.org` },
        headers: { 'x-forwarded-for': address },
      });
      statuses.push(answer.statusCode);
    }
    return statuses;
  }

  test('whoever has a network of IPv6 has one limit, not one for each of its addresses', async () => {
    expect(await statusesOf('2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff:abcd:1:9')).toEqual([
      200, 200, 429,
    ]);
  });

  test('another network has a limit of its own', async () => {
    expect(await statusesOf('2001:db8:2:2::1', '2001:db8:2:2::2', '2001:db8:2:3::1')).toEqual([
      200, 200, 200,
    ]);
  });

  test('the networks of one IPv6 /48 have five times as much together, and those of another have theirs', async () => {
    const networks = Array.from({ length: 12 }, (_, nth) => `2001:db8:9:${nth + 1}::1`);
    expect(await statusesOf(...networks)).toEqual([...Array(10).fill(200), 429, 429]);
    expect(await statusesOf('2001:db8:a::1')).toEqual([200]);
  });

  test('what one network is refused is not counted against the others around it', async () => {
    expect(await statusesOf(...Array<string>(20).fill('2001:db8:b:1::1'))).toContain(429);
    expect(await statusesOf('2001:db8:b:2::1')).toEqual([200]);
  });

  test('each address of IPv4 has a limit of its own, also where it is written as one of IPv6', async () => {
    expect(await statusesOf('192.0.2.1', '::ffff:192.0.2.1', '::ffff:192.0.2.2', '192.0.2.1')).toEqual([
      200, 200, 200, 429,
    ]);
  });
});

describe('database that takes no writes', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  afterEach(() => jest.restoreAllMocks());

  const FORMS = [
    [
      '/api/form/contact',
      { name: 'Ada', message: 'Is the lamp still there?', newsletter: false, inquiry_by: 'email' },
    ],
    ['/api/form/subscribe', { is_profesional: false }],
    ['/api/form/wish', { wish: 'A lamp like this one', work: 'lamp' }],
  ] as const;
  const REASONS = [
    ['a full disk', { rawCode: 13 }],
    ['a file that may only be read', { rawCode: 8 }],
    ['a disk that fails', { rawCode: 778 }],
    ['a full disk of PostgreSQL', { code: '53100' }],
    ['a PostgreSQL that may only be read', { code: '25006' }],
  ] as const;
  const SAID = {
    en: 'Our server can take nothing in at the moment, so this has not reached us. Please write to us or call, or try again later.',
    fr: 'Notre serveur ne peut rien enregistrer pour le moment\u202f: cet envoi ne nous est pas parvenu. Écrivez-nous ou appelez-nous, ou réessayez plus tard.',
  };

  test.each(REASONS)('%s: each form says in both languages what to do', async (_, codes) => {
    jest.spyOn(api.database, 'write').mockRejectedValue(Object.assign(new Error('no'), codes));
    for (const [url, fields] of FORMS)
      for (const [lang, message] of Object.entries(SAID)) {
        const payload = { ...fields, email: 'ada@example.org' };
        const answer = await api.app.inject({
          ...{ method: 'POST', url, payload },
          headers: { 'x-localization': lang },
        });
        expect([answer.statusCode, answer.json()]).toEqual([503, { error: { message } }]);
        expect(answer.headers).toMatchObject({ 'retry-after': '600', 'cache-control': 'no-store' });
      }
  });
});

describe('locked database', () => {
  let api: TestApi;
  let unlock = () => {};
  const mailer = { start: async () => {}, wake: jest.fn(), close: async () => {} };
  afterEach(async () => {
    mailer.wake.mockClear();
    await api.close();
  });

  /** The API with its database locked, which it waits for so many ms. */
  async function openLocked(patienceMs: number): Promise<void> {
    api = await openTestApi({ patienceMs, mailer: () => mailer });
    unlock = lockDatabase(api.dataDir);
  }

  function send(text: string, { newsletter = false, lang = 'en' } = {}) {
    const payload = { name: 'Ada', email: 'ada@example.org', message: text, newsletter, inquiry_by: 'email' };
    const headers = { 'x-localization': lang };
    return api.app.inject({ method: 'POST', url: '/api/form/contact', payload, headers });
  }
  const keptTexts = () => keptRows(api.dataDir, 'messages').map((row) => row['message']);

  test('after a message that could not be kept, those that are thanked for are there for everyone to see', async () => {
    await openLocked(50);
    expect((await send('While it is locked')).statusCode).toBeGreaterThanOrEqual(500);
    unlock();
    const texts = Array.from({ length: 5 }, (_, index) => `Message ${index} to the gallery`);
    for (const text of texts) expect((await send(text)).statusCode).toBe(200);
    expect(keptTexts()).toEqual(texts);
  });

  test('a message waits for the database, and nobody else waits with it', async () => {
    // Less than a driver that waits by itself would have everyone wait.
    await openLocked(4000);
    const write = jest.spyOn(api.database, 'write');
    const done: string[] = [];
    const message = send('Is the lamp still there?').then((answer) => (done.push('message'), answer));
    while (write.mock.calls.length === 0) await setImmediate();
    const work = await api.app.inject('/api/works/lamp');
    done.push('work');
    expect((await api.app.inject('/api/preview/none')).statusCode).toBe(404);
    done.push('preview');
    expect(work.statusCode).toBe(200);
    unlock();
    expect((await message).statusCode).toBe(200);
    expect(done).toEqual(['work', 'preview', 'message']);
    expect(keptTexts()).toEqual(['Is the lamp still there?']);
  });

  test.each([
    ['en', 'Our server is busy at the moment. Please try again in a few seconds.'],
    ['fr', 'Notre serveur est momentanément occupé. Veuillez réessayer dans quelques secondes.'],
  ])('a message that has waited too long is refused in %s, to be sent again', async (lang, message) => {
    await openLocked(50);
    const refused = await send('Is the lamp still there?', { lang, newsletter: true });
    unlock();
    expect([refused.statusCode, refused.json()]).toEqual([503, { error: { message } }]);
    expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(keptRows(api.dataDir, 'subscriptions')).toEqual([]);
    expect(keptTexts()).toEqual([]);
    expect(keptRows(api.dataDir, 'mails')).toEqual([]);
    expect(mailer.wake).not.toHaveBeenCalled();
  });
});

describe('control characters', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const MESSAGE = {
    name: 'Ada Brun',
    email: 'ada@example.org',
    message: 'Is the lamp still there?',
    newsletter: false,
    inquiry_by: 'email',
  };
  const WORDS = {
    en: (field: string) =>
      `The ${field} field holds characters that cannot be read. Please delete what you pasted there and type it.`,
    fr: (field: string) =>
      `Le champ ${field} contient des caractères illisibles. Effacez ce que vous y avez collé et saisissez-le au clavier.`,
  };

  async function errorsFor(payload: object, lang: string, url: string = FORM_PATHS.contact) {
    const headers = { 'x-localization': lang };
    const response = await api.app.inject({ method: 'POST', url, payload, headers });
    expect(response.statusCode).toBe(422);
    return response.json().error.errors;
  }

  const CHARACTERS = {
    NUL: '\u0000',
    BEL: '\u0007',
    ESC: '\u001b',
    DEL: '\u007f',
    'a C1 control': '\u0085',
    'half an emoji': '\ud83d',
    'the other half': '\ude00',
  };

  test.each(Object.entries(CHARACTERS))(
    '%s is refused in each text, in both languages',
    async (_, character) => {
      const texts = {
        name: `Ada${character}Brun`,
        email: `ada${character}@example.org`,
        message: `A lamp,${character} please`,
      };
      expect(await errorsFor({ ...MESSAGE, ...texts }, 'en')).toEqual({
        name: WORDS.en('name'),
        email: WORDS.en('email'),
        message: WORDS.en('message'),
      });
      expect(await errorsFor({ ...MESSAGE, ...texts }, 'fr')).toEqual({
        name: WORDS.fr('nom'),
        email: WORDS.fr('e-mail'),
        message: WORDS.fr('message'),
      });
      for (const field of ['work', 'phone'])
        expect(Object.keys(await errorsFor({ ...MESSAGE, [field]: `12345${character}67` }, 'en'))).toEqual([
          field,
        ]);
      expect(Object.keys(await errorsFor({ ...MESSAGE, works: [`la${character}mp`] }, 'en'))).toEqual([
        'works',
      ]);
      const subscription = { email: 'ada@example.org', name: `Ada${character}Brun` };
      expect(await errorsFor(subscription, 'en', FORM_PATHS.subscribe)).toEqual({ name: WORDS.en('name') });
    },
  );

  test.each(['Ada\nBrun', 'Ada\tBrun'])('a name is on one line: %j', async (name) => {
    expect(await errorsFor({ ...MESSAGE, name }, 'en')).toEqual({ name: WORDS.en('name') });
  });

  test('a message has lines and tabs, and all letters and signs', async () => {
    const texts = { name: 'Zoé 李 😀', message: 'One\ntwo\r\n\tthree 👩‍🎨 عربى \u2028 « œuvre »' };
    const payload = { ...MESSAGE, ...texts };
    const response = await api.app.inject({ method: 'POST', url: FORM_PATHS.contact, payload });
    expect(response.statusCode).toBe(200);
    expect(keptRows(api.dataDir, 'messages')).toEqual([expect.objectContaining(texts)]);
  });
});

describe('form mail', () => {
  const ADDRESS = 'gallery@example.org';

  let server: TestMailServer;
  let api: TestApi;

  async function open(smtpUrl: string) {
    const addresses = () => ({ from: ADDRESS, gallery: ADDRESS });
    const log = () => {};
    api = await openTestApi({ mailer: (database) => openMailer({ smtpUrl, database, addresses, log }) });
  }
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(async () => {
    await api.close();
    await server.close();
  });

  const MESSAGE = {
    name: 'Ada Brun',
    email: 'ada@example.org',
    message: 'Is the lamp still there?',
    newsletter: false,
    inquiry_by: 'email',
    work: 'lamp',
  };
  /** Those about a subscription go to whom it is for. */
  const isToGallery = ({ content }: Record<string, unknown>) => !('to' in JSON.parse(String(content)));
  const post = (url: string, payload: object) =>
    api.app.inject({ method: 'POST', url, payload, headers: { 'x-localization': 'en' } });

  test('the gallery gets a mail of a message, in its language', async () => {
    await open(server.url);
    expect((await post('/api/form/contact', MESSAGE)).statusCode).toBe(200);
    await until(() => server.received.length === 1);
    const [mail] = server.received;
    expect(mail?.to).toEqual(['gallery@example.org']);
    expect(mail?.source).toMatch(/^From: gallery@example\.org/m);
    expect(mail?.source).toMatch(/^Reply-To: .*ada@example\.org/m);
    expect(mail?.source).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
    expect(mail?.source).toContain('Is the lamp still there?');
  });

  test('the mail of a selection lists its works with their references', async () => {
    await open(server.url);
    await post('/api/form/contact', { ...MESSAGE, work: undefined, works: ['lamp', 'chaise'] });
    await until(() => server.received.length === 1);
    const [mail] = server.received;
    expect(mail?.source).toMatch(/^- Grande lampe \(ML 0001\)\r?\n- Chaise \(ML 0002\)\r?\nNom/m);
  });

  test.each([
    ['what is refused', '/api/form/contact', { ...MESSAGE, email: 'ada' }],
    ['a subscription', '/api/form/subscribe', { email: 'ada@example.org', is_profesional: false }],
  ])('the gallery gets no mail of %s', async (_, url, payload) => {
    await open(server.url);
    await post(url, payload);
    expect(keptRows(api.dataDir, 'mails').filter(isToGallery)).toEqual([]);
  });

  test('the mail of what fills the honeypot says so, in its subject as well', async () => {
    await open(server.url);
    await post('/api/form/contact', { ...MESSAGE, [HONEYPOT_FIELD]: 'https://spam.example' });
    const [mail] = keptRows(api.dataDir, 'mails').filter(isToGallery);
    const { subject, text } = JSON.parse(String(mail?.['content']));
    expect([subject, text]).toEqual([
      expect.stringMatching(/^Suspect\u202f: /),
      expect.stringContaining('un champ que personne ne voit a été rempli'),
    ]);
    expect(text).not.toContain('spam.example');
  });

  test('a message is kept with its mail when the mail server is down, and its visitor is thanked', async () => {
    await open('smtp://127.0.0.1:9');
    const answer = await post('/api/form/contact', MESSAGE);
    expect(answer.json()).toEqual({ data: { message: 'Message sent', outcome: 'message-sent' } });
    const [message] = keptRows(api.dataDir, 'messages');
    expect(keptRows(api.dataDir, 'mails')).toEqual([
      expect.objectContaining({ message: message?.['id'], visitor: 'ada@example.org', sent_at: null }),
    ]);
  });

  test('a message that comes while there is no mail server is not mailed later', async () => {
    api = await openTestApi();
    await post('/api/form/contact', MESSAGE);
    expect(keptRows(api.dataDir, 'messages')).toHaveLength(1);
    expect(keptRows(api.dataDir, 'mails')).toEqual([]);
  });

  test('a message that is deleted takes its mail with it', async () => {
    await open('smtp://127.0.0.1:9');
    await post('/api/form/contact', MESSAGE);
    await api.database.write((to) => to.run('DELETE FROM messages'));
    expect(keptRows(api.dataDir, 'mails')).toEqual([]);
  });
});

describe('foreign origins', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.afresh();
  });

  const BODY = {
    name: 'Ada Brun',
    email: 'ada@example.org',
    message: 'Is the lamp still there?',
    newsletter: false,
    inquiry_by: 'email',
  };
  const PLAIN = new URLSearchParams({ ...BODY, newsletter: 'on' }).toString();

  /** Posts as a page of the origin would, to an API that is asked for at the host. */
  function post(
    headers: Record<string, string>,
    url: string = FORM_PATHS.contact,
    payload: object | string = BODY,
  ) {
    return api.app.inject({ method: 'POST', url, payload, headers: { host: 'api.example', ...headers } });
  }
  const kept = () => [...keptRows(api.dataDir, 'messages'), ...keptRows(api.dataDir, 'subscriptions')];

  test.each([
    'https://evil.example',
    'https://api.example.evil.example',
    'https://api.example:8443',
    'http://127.0.0.1:9999',
    'null',
    'nonsense',
    '',
  ])('what a page of the origin %j posts is refused, and kept nowhere', async (origin) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const answer of [
      await post({ origin }),
      await post({ origin }, FORM_PATHS.subscribe, { email: 'ada@example.org' }),
      await post({ origin, ...form }, FORM_PATHS.contact, PLAIN),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(kept()).toEqual([]);
  });

  test.each([
    [
      'en',
      'Forms are accepted from the gallery’s own pages only. Please open its site and send the form there.',
    ],
    [
      'fr',
      'Les formulaires ne sont acceptés que depuis les pages de la galerie. Ouvrez son site et envoyez le formulaire depuis celui-ci.',
    ],
  ])('it is said in %s', async (lang, message) => {
    const answer = await post({ origin: 'https://evil.example', 'x-localization': lang });
    expect(answer.json()).toEqual({ error: { message } });
  });

  test.each([
    ['no origin, as programs do', {}],
    ['an allowed one', { origin: 'http://localhost:8000' }],
    ['that of SITE_URL', { origin: 'http://127.0.0.1:8000' }],
    ['that of the catalogue', { origin: 'https://example.org' }],
    ['that it is asked for at', { origin: 'https://api.example' }],
    [
      'the host’s, which says so',
      { origin: 'http://gallery.test:8123', 'x-forwarded-host': 'gallery.test:8123' },
    ],
  ])('a page of the site posts with %s', async (_, headers: Record<string, string>) => {
    const answer = await post(headers);
    expect(answer.statusCode).toBe(200);
    const { origin } = headers;
    if (origin) expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(kept()).toHaveLength(1);
  });

  test('pages of every origin may read what is public', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await api.app.inject({ url: '/api/works', headers });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
  });

  test.each([
    ['https://evil.example', undefined],
    ['https://example.org', 'https://example.org'],
  ])('a browser that asks for %s whether it may post is told %s', async (origin, allowed) => {
    const answer = await api.app.inject({
      method: 'OPTIONS',
      url: FORM_PATHS.contact,
      headers: {
        origin,
        host: 'api.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-localization,idempotency-key',
      },
    });
    expect(answer.headers['access-control-allow-origin']).toBe(allowed);
  });
});

describe('form faults', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const MESSAGE = {
    name: 'Ada',
    email: 'ada@example.org',
    message: 'A long enough text',
    newsletter: false,
    inquiry_by: 'email',
  };

  async function errorsFor(fields: object, lang: string, url = '/api/form/contact') {
    const response = await api.app.inject({
      method: 'POST',
      url,
      payload: { ...MESSAGE, ...fields },
      headers: { 'x-localization': lang },
    });
    expect(response.statusCode).toBe(422);
    return response.json().error.errors;
  }

  test.each<[object, Record<string, string>, Record<string, string>]>([
    [{ name: ' ' }, { name: 'The name field is required.' }, { name: 'Le champ nom est obligatoire.' }],
    [
      { name: 'A' },
      { name: 'The name field must be at least 2 characters.' },
      { name: 'Le champ nom doit contenir au moins 2 caractères.' },
    ],
    [
      { name: 'A'.repeat(121) },
      { name: 'The name field must not be greater than 120 characters.' },
      { name: 'Le champ nom ne doit pas dépasser 120 caractères.' },
    ],
    [
      { email: 'ada' },
      { email: 'The email field must be a valid email address.' },
      { email: 'Le champ e-mail doit être une adresse e-mail valide.' },
    ],
    [
      { phone: '12 ab 34 56', inquiry_by: 'phone' },
      {
        phone:
          'The phone field is invalid. Allowed are at least 6 digits, spaces, + ( ) . - / #, “ext” and words in brackets.',
      },
      {
        phone:
          'Le champ téléphone est invalide. Sont admis au moins 6 chiffres, espaces, + ( ) . - / #, «\u202fext\u202f» et des mots entre parenthèses.',
      },
    ],
    [
      { message: 'x'.repeat(4001) },
      { message: 'The message field must not be greater than 4,000 characters.' },
      { message: 'Le champ message ne doit pas dépasser 4\u202f000 caractères.' },
    ],
    [
      { newsletter: 'maybe' },
      { newsletter: 'The newsletter field is invalid.' },
      { newsletter: 'Le champ newsletter est invalide.' },
    ],
    [
      { inquiry_by: 'pigeon' },
      { inquiry_by: 'The preferred reply field is invalid.' },
      { inquiry_by: 'Le champ mode de réponse est invalide.' },
    ],
    [
      { inquiry_by: 'phone' },
      { phone: 'The phone field is required.' },
      { phone: 'Le champ téléphone est obligatoire.' },
    ],
    [{ work: 'none' }, { work: 'The work field is invalid.' }, { work: 'Le champ œuvre est invalide.' }],
    [{ work: 'secret' }, { work: 'The work field is invalid.' }, { work: 'Le champ œuvre est invalide.' }],
    [
      { works: ['lamp', 'none', 'secret'] },
      { works: 'The gallery does not know these works: none, secret. Please leave them out.' },
      { works: 'La galerie ne connaît pas ces œuvres, merci de les retirer\u202f: none, secret.' },
    ],
    [
      { works: Array.from({ length: 51 }, (_, index) => `work-${index}`) },
      { works: 'The works field is invalid.' },
      { works: 'Le champ œuvres est invalide.' },
    ],
    [
      { works: ['lamp', 'lamp'] },
      { works: 'The works field is invalid.' },
      { works: 'Le champ œuvres est invalide.' },
    ],
    [
      { works: ['x'.repeat(201)] },
      { works: 'The works field must not be greater than 200 characters.' },
      { works: 'Le champ œuvres ne doit pas dépasser 200 caractères.' },
    ],
  ])('%j is refused in both languages', async (fields, en, fr) => {
    expect(await errorsFor(fields, 'en')).toEqual(en);
    expect(await errorsFor(fields, 'fr')).toEqual(fr);
  });

  const address = (length: number) => `a@${'x'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(length - 124)}`;

  const letters = (length: number) => 'A'.repeat(length);

  test.each<[string, string, (length: number) => string, number, number]>([
    ['contact', 'name', letters, 2, 120],
    ['contact', 'email', address, 130, 254],
    ['contact', 'phone', (length) => '1'.repeat(length), 6, 60],
    ['contact', 'message', letters, 10, 4000],
    ['subscribe', 'name', letters, 2, 120],
    ['subscribe', 'email', address, 130, 254],
    ['wish', 'wish', letters, 3, 500],
  ])(
    '%s takes a field %s of as many characters as it may have, and no other',
    async (form, field, of, min, max) => {
      const faultWith = async (length: number): Promise<string | undefined> => {
        const response = await api.app.inject({
          method: 'POST',
          url: `/api/form/${form}`,
          payload: {
            ...MESSAGE,
            inquiry_by: field === 'phone' ? field : 'email',
            wish: 'A lamp',
            [field]: of(length),
          },
        });
        return response.json().error?.errors[field];
      };
      expect([await faultWith(min), await faultWith(max)]).toEqual([undefined, undefined]);
      expect(await faultWith(max + 1)).toMatch(
        new RegExp(`^The .+ field must not be greater than ${max.toLocaleString('en')} characters[.]$`),
      );
      if (field !== 'email')
        expect(await faultWith(min - 1)).toMatch(
          new RegExp(`^The .+ field must be at least ${min} characters[.]$`),
        );
    },
  );

  test('all wrong fields are told at once', async () => {
    const fields = { name: '', email: '', message: 'short', newsletter: null, inquiry_by: null };
    expect(Object.keys(await errorsFor(fields, 'en')).sort()).toEqual(Object.keys(MESSAGE).sort());
  });

  test('a subscription needs an address', async () => {
    expect(await errorsFor({ email: '' }, 'fr', '/api/form/subscribe')).toEqual({
      email: 'Le champ e-mail est obligatoire.',
    });
  });

  test('a post without a body lacks every required field', async () => {
    const response = await api.app.inject({ method: 'POST', url: '/api/form/subscribe' });
    expect(response.json().error.errors).toEqual({ email: 'The email field is required.' });
  });
});

describe('repeated posts', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.afresh();
  });

  const BODY = {
    name: 'Ada Brun',
    email: 'ada@example.org',
    message: 'Is the lamp still there?',
    newsletter: false,
    inquiry_by: 'email',
  };
  const DAY_MS = 24 * 60 * 60 * 1000;

  function post(
    key: string | undefined,
    payload: object | string = BODY,
    headers: Record<string, string> = {},
  ) {
    return api.app.inject({
      method: 'POST',
      url: FORM_PATHS.contact,
      payload,
      headers: { ...(key !== undefined && { 'idempotency-key': key }), ...headers },
    });
  }
  const messages = () => keptRows(api.dataDir, 'messages');

  test('what is sent again with its key is answered as before, and kept once', async () => {
    const key = randomUUID();
    const first = await post(key);
    const second = await post(key);
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(first.json()).toEqual({ data: { message: 'Message sent', outcome: 'message-sent' } });
    expect(messages()).toHaveLength(1);
  });

  test('a key is the same with quotes, as the header is specified, and without', async () => {
    const key = randomUUID();
    await post(key);
    await post(`"${key}"`);
    expect(messages()).toHaveLength(1);
  });

  test('many that send the same at once are all thanked, and it is kept once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(messages()).toHaveLength(1);
  });

  test('blanks around what was typed make it no other', async () => {
    const key = randomUUID();
    await post(key);
    expect((await post(key, { ...BODY, name: ' Ada Brun ' })).statusCode).toBe(200);
    expect(messages()).toHaveLength(1);
  });

  test.each([
    [
      'en',
      'This form was sent before with different content. Please load the page again and send it once more.',
    ],
    [
      'fr',
      'Ce formulaire a déjà été envoyé avec un autre contenu. Rechargez la page, puis envoyez-le de nouveau.',
    ],
  ])('a key of something else is refused in %s', async (lang, message) => {
    const key = randomUUID();
    await post(key);
    const headers = { 'x-localization': lang };
    const other = await post(key, { ...BODY, message: 'Is the chair still there?' }, headers);
    expect([other.statusCode, other.json()]).toEqual([422, { error: { message } }]);
    const subscription = await api.app.inject({
      method: 'POST',
      url: FORM_PATHS.subscribe,
      payload: { email: 'ada@example.org' },
      headers: { 'idempotency-key': key },
    });
    expect(subscription.statusCode).toBe(422);
    expect(messages()).toHaveLength(1);
  });

  test('what was refused may be corrected with the same key', async () => {
    const key = randomUUID();
    expect((await post(key, { ...BODY, email: 'ada' })).statusCode).toBe(422);
    expect((await post(key)).statusCode).toBe(200);
    expect(messages()).toHaveLength(1);
  });

  test('a repetition is thanked although its work has gone since', async () => {
    const key = randomUUID();
    const about = { ...BODY, work: 'lamp' };
    await post(key, about);
    await api.edit({ 'works/lamp.yaml': { ...SAMPLE_FILES['works/lamp.yaml'], status: 'draft' } });
    expect((await post(key, about)).statusCode).toBe(200);
    expect((await post(randomUUID(), about)).statusCode).toBe(422);
  });

  test('without a key, and with another one, the same is another message', async () => {
    for (const key of [undefined, undefined, randomUUID(), randomUUID()]) await post(key);
    expect(messages()).toHaveLength(4);
  });

  test('a form without scripts, which has no key, is known by what it holds', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = (text: string) =>
      new URLSearchParams({ ...BODY, message: text, newsletter: 'on' }).toString();
    for (const text of ['Is the lamp there?', 'Is the lamp there?', 'Is the chair there?'])
      expect((await post(undefined, form(text), headers)).statusCode).toBe(200);
    expect(messages().map((row) => row['message'])).toEqual(['Is the lamp there?', 'Is the chair there?']);
  });

  test('a key is forgotten after a day', async () => {
    const key = randomUUID();
    await post(key);
    const aged = new Date(Date.now() - DAY_MS - 1000).toISOString();
    await api.database.write((to) => to.run('UPDATE posts SET kept_at = ?', aged));
    await post(randomUUID(), { ...BODY, message: 'Something else altogether' });
    expect(keptRows(api.dataDir, 'posts')).toHaveLength(1);
    await post(key);
    expect(messages()).toHaveLength(3);
  });

  test('what is kept of a post tells nothing of its contents', async () => {
    await post(randomUUID());
    expect(JSON.stringify(keptRows(api.dataDir, 'posts'))).not.toMatch(/ada|lamp/i);
  });

  test.each(['', 'x'.repeat(256)])('a key that cannot be one is refused', async (key) => {
    expect((await post(key)).statusCode).toBe(422);
    expect(messages()).toEqual([]);
  });
});

describe('form routes', () => {
  let api: TestApi;
  /** Somebody else for each test: the limit is that of an address. */
  let visitor = 0;
  beforeAll(async () => {
    api = await openTestApi({ formRate: 3 });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.afresh();
    visitor += 1;
  });

  const SUBSCRIBE = '/api/form/subscribe';
  const CONTACT = '/api/form/contact';
  const MESSAGE = {
    name: 'Ada Brun',
    email: 'ada@example.org',
    message: 'Is the lamp still there?',
    newsletter: false,
    inquiry_by: 'email',
  };

  function post(url: string, payload: object | string, headers: Record<string, string> = {}) {
    const from = { 'x-forwarded-for': `192.0.2.${visitor}` };
    return api.app.inject({ method: 'POST', url, payload, headers: { ...from, ...headers } });
  }
  const rowsOf = (table: string) => keptRows(api.dataDir, table);

  test('a subscription is kept once, whatever the case of its address', async () => {
    const body = { name: ' Ada ', email: ' Ada@example.org ', is_profesional: true };
    const first = await post(SUBSCRIBE, body);
    expect(first.json()).toEqual({ data: { message: 'Subscription successful', outcome: 'subscribed' } });
    const second = await post(SUBSCRIBE, { email: 'ada@EXAMPLE.org' }, { 'x-localization': 'fr' });
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual({ data: { message: 'Inscription réussie', outcome: 'subscribed' } });
    expect(rowsOf('subscriptions')).toEqual([
      expect.objectContaining({ email: 'Ada@example.org', name: 'Ada', is_professional: 1, locale: 'en' }),
    ]);
  });

  test('a message is kept with its work, and the newsletter on request', async () => {
    const body = { ...MESSAGE, newsletter: true, phone: '', work: 'lampe' };
    const response = await post(CONTACT, body, { 'x-localization': 'fr' });
    expect(response.json()).toEqual({ data: { message: 'Message envoyé', outcome: 'message-sent' } });
    expect(rowsOf('messages')).toEqual([
      expect.objectContaining({
        name: 'Ada Brun',
        phone: null,
        work: 'lamp',
        inquiry_by: 'email',
        locale: 'fr',
      }),
    ]);
    expect(rowsOf('subscriptions')).toHaveLength(1);
  });

  test.each(PHONES)(
    'a message that asks for a call keeps of the phone $typed: $kept',
    async ({ typed, kept }) => {
      const body = { ...MESSAGE, inquiry_by: 'phone', phone: typed };
      const { statusCode } = await post(CONTACT, body);
      expect([statusCode, rowsOf('messages')]).toEqual(
        kept === undefined ? [422, []] : [200, [expect.objectContaining({ phone: kept })]],
      );
    },
  );

  test('an optional phone that is no number stops no message, and is kept as it was written', async () => {
    const phone = `${'call me '.repeat(20)}1`;
    expect((await post(CONTACT, { ...MESSAGE, phone })).statusCode).toBe(200);
    expect(rowsOf('messages')).toEqual([expect.objectContaining({ phone })]);
  });

  test('a message is kept with how its works stand side by side, by work', async () => {
    const works = ['lampe', 'chair', 'lamp'];
    const arrangement = 'at=45,,160r30&wall=300';
    expect((await post(CONTACT, { ...MESSAGE, works, arrangement })).statusCode).toBe(200);
    expect((await post(CONTACT, { ...MESSAGE, works, arrangement: 'at=1,2' })).statusCode).toBe(200);
    const [first, second] = rowsOf('messages') as { arrangement: string | null }[];
    expect(JSON.parse(first?.arrangement ?? '')).toEqual({
      places: { lamp: { x: 160, turn: 30 } },
      wall: 300,
    });
    expect(second?.arrangement).toBeNull();
    const refused = await post(CONTACT, { ...MESSAGE, works, arrangement: 'at=<b>' });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().error.errors)).toEqual(['arrangement']);
  });

  test('a message is kept with the works of a selection, each once, in its order', async () => {
    const works = ['stool', 'lampe', 'lamp', 'chair'];
    // The French slug of a stool without an English page is as good as any.
    const sent = { ...MESSAGE, works: works.map((slug) => (slug === 'stool' ? 'tabouret' : slug)) };
    expect((await post(CONTACT, sent)).statusCode).toBe(200);
    expect((await post(CONTACT, { ...MESSAGE, works: [] })).statusCode).toBe(200);
    expect(rowsOf('messages')).toEqual([
      expect.objectContaining({ work: null, works: '["stool","lamp","chair"]' }),
      expect.objectContaining({ work: null, works: null }),
    ]);
  });

  test.each([
    [['lamp', 'chair'], '["lamp","chair"]'],
    [['lamp'], '["lamp"]'],
  ])('a plain form names the works %j one by one', async (works, kept) => {
    const { newsletter: _unticked, ...message } = MESSAGE;
    const fields = [...Object.entries(message), ...works.map((slug) => ['works', slug])];
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(CONTACT, new URLSearchParams(fields).toString(), form)).statusCode).toBe(200);
    expect(rowsOf('messages')).toEqual([expect.objectContaining({ works: kept })]);
  });

  test('a plain form is as good as JSON', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const { newsletter: _unticked, ...message } = MESSAGE;
    // The site's own forms say their language as well, for a host to read.
    const fields = { ...message, locale: 'fr' };
    expect((await post(CONTACT, new URLSearchParams(fields).toString(), form)).statusCode).toBe(200);
    const ticked = new URLSearchParams({ ...fields, newsletter: 'on' }).toString();
    expect((await post(CONTACT, ticked, form)).statusCode).toBe(200);
    expect([rowsOf('messages').length, rowsOf('subscriptions').length]).toEqual([2, 1]);
  });

  test('a message is kept with the event that it is about, by its slug in any language', async () => {
    expect((await post(CONTACT, { ...MESSAGE, event: 'tard' })).statusCode).toBe(200);
    expect(rowsOf('messages')).toMatchObject([{ event: 'late', work: null }]);
    const unknown = await post(CONTACT, { ...MESSAGE, event: 'never' }, { 'x-localization': 'fr' });
    expect(unknown.json().error.errors).toEqual({ event: 'Le champ évènement est invalide.' });
  });

  test.each([
    [
      'en',
      'works that are not, or no longer, in our catalogue',
      'an event that is not, or no longer, in our programme',
    ],
    ['fr', 'œuvres qui ne sont pas, ou plus', 'un évènement que nous ne connaissons pas'],
  ])('a plain form comes without what nobody knows, and is told so, in %s', async (locale, works, event) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-localization': locale };
    const fields = new URLSearchParams({ ...MESSAGE, newsletter: '', work: 'gone', event: 'never' });
    for (const slug of ['lamp', 'lost', 'chair']) fields.append('works', slug);
    const answer = await post(CONTACT, fields.toString(), headers);
    expect(answer.statusCode).toBe(200);
    for (const words of [works, event]) expect(answer.json().data.next).toContain(words);
    expect(rowsOf('messages')).toMatchObject([{ work: null, works: '["lamp","chair"]', event: null }]);
    const known = new URLSearchParams({ ...MESSAGE, newsletter: '', works: 'lamp' });
    expect((await post(CONTACT, known.toString(), headers)).json().data).not.toHaveProperty('next');
  });

  const WISH_POST = { email: 'ada@example.org', wish: 'A lamp of brass' };
  test.each([
    [CONTACT, MESSAGE, 'messages'],
    [SUBSCRIBE, { email: 'ada@example.org' }, 'subscriptions'],
    ['/api/form/wish', WISH_POST, 'wishes'],
  ])('what fills the honeypot of %s is thanked, kept and marked as suspected', async (url, body, table) => {
    const filled = await post(url, { ...body, [HONEYPOT_FIELD]: 'https://spam.example' });
    const left = await post(url, { ...body, email: 'zoe@example.org', [HONEYPOT_FIELD]: '' });
    expect([filled.statusCode, filled.json()]).toEqual([200, left.json()]);
    expect(rowsOf(table)).toEqual([
      expect.objectContaining({ email: 'ada@example.org', is_suspected: 1 }),
      expect.objectContaining({ email: 'zoe@example.org', is_suspected: 0 }),
    ]);
    expect(JSON.stringify(rowsOf(table))).not.toContain('spam.example');
  });

  test('what fills the honeypot is told of wrong fields as everybody is', async () => {
    const response = await post(CONTACT, { ...MESSAGE, email: 'ada', [HONEYPOT_FIELD]: 'x' });
    expect([response.statusCode, rowsOf('messages')]).toEqual([422, []]);
  });

  test('too many posts of one visitor are refused, both forms together', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address, 'x-localization': 'fr' });
    for (const url of [SUBSCRIBE, CONTACT, SUBSCRIBE]) await post(url, {}, from('192.0.2.1'));
    const refused = await post(CONTACT, MESSAGE, from('192.0.2.1'));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().error.message).toMatch(/^Trop d’envois/);
    expect((await post(CONTACT, MESSAGE, from('192.0.2.2'))).statusCode).toBe(200);
  });

  test('a body that is too large or cannot be read is refused', async () => {
    const large = await post(CONTACT, { ...MESSAGE, message: 'x'.repeat(40_000) });
    expect([large.statusCode, large.json()]).toEqual([
      413,
      { error: { message: 'The request is too large.' } },
    ]);
    const broken = await post(CONTACT, '{"name": ', { 'content-type': 'application/json' });
    expect([broken.statusCode, broken.json()]).toEqual([
      400,
      { error: { message: 'The request could not be read.' } },
    ]);
  });
});
