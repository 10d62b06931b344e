import { HONEYPOT_FIELD } from '../../src/contract/forms/bounds';
import { keptRows } from '../testing/kept-rows';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ formRate: 3 });
});
afterEach(() => api.close());

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
  return api.app.inject({ method: 'POST', url, payload, headers });
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

test('a message is kept with how its works stand side by side, by work', async () => {
  const works = ['lampe', 'chair', 'lamp'];
  const arrangement = 'at=45,,160r30&wall=300';
  expect((await post(CONTACT, { ...MESSAGE, works, arrangement })).statusCode).toBe(200);
  expect((await post(CONTACT, { ...MESSAGE, works, arrangement: 'at=1,2' })).statusCode).toBe(200);
  const [first, second] = rowsOf('messages') as { arrangement: string | null }[];
  expect(JSON.parse(first?.arrangement ?? '')).toEqual({ places: { lamp: { x: 160, turn: 30 } }, wall: 300 });
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

test('a filled honeypot is thanked and kept nowhere, wrong fields or not', async () => {
  const response = await post(CONTACT, { [HONEYPOT_FIELD]: 'https://spam.example' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ data: { message: 'Message sent', outcome: 'message-sent' } });
  expect(rowsOf('messages')).toEqual([]);
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
