import { randomUUID } from 'node:crypto';
import { FORM_PATHS } from '../../src/contract/forms/form-paths';
import { keptRows } from '../testing/kept-rows';
import { SAMPLE_FILES } from '../testing/sample-files';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

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
  const form = (text: string) => new URLSearchParams({ ...BODY, message: text, newsletter: 'on' }).toString();
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
