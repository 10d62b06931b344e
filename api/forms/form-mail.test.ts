import { HONEYPOT_FIELD } from '../../src/contract/bounds';
import { openMailer, type Mailer } from '../mail/mailer';
import { startMailServer, type TestMailServer } from '../testing/mail-server';
import { keptRows } from '../testing/kept-rows';
import { openTestApi, type TestApi } from '../testing/test-api';

let server: TestMailServer;
let mailer: Mailer;
let api: TestApi;
const onFailure = jest.fn();

async function open(smtpUrl: string) {
  mailer = openMailer(smtpUrl, { delays: [], onFailure });
  api = await openTestApi({ mailer });
}
beforeEach(async () => {
  onFailure.mockClear();
  server = await startMailServer();
});
afterEach(async () => {
  await mailer.close();
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
const post = (url: string, payload: object) =>
  api.app.inject({ method: 'POST', url, payload, headers: { 'x-localization': 'en' } });
const keptMessages = () => keptRows(api.dataDir, 'messages');

test('the gallery gets a mail of a message, at the address in its catalogue and in its language', async () => {
  await open(server.url);
  expect((await post('/api/form/contact', MESSAGE)).statusCode).toBe(200);
  await mailer.close();
  expect(server.received).toHaveLength(1);
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
  await mailer.close();
  const [mail] = server.received;
  expect(mail?.source).toMatch(/^- Grande lampe \(ML 0001\)\r?\n- Chaise \(ML 0002\)\r?\nNom/m);
});

test.each([
  ['what is refused', '/api/form/contact', { ...MESSAGE, email: 'ada' }],
  ['a filled honeypot', '/api/form/contact', { ...MESSAGE, [HONEYPOT_FIELD]: 'https://spam.example' }],
  ['a subscription', '/api/form/subscribe', { email: 'ada@example.org', is_profesional: false }],
])('the gallery gets no mail of %s', async (_, url, payload) => {
  await open(server.url);
  await post(url, payload);
  await mailer.close();
  expect(server.received).toEqual([]);
});

test('a message is kept when the mail server is down, and its visitor is thanked', async () => {
  await open('smtp://127.0.0.1:9');
  const answer = await post('/api/form/contact', MESSAGE);
  expect(answer.json()).toEqual({ data: { message: 'Message sent' } });
  expect(keptMessages()).toHaveLength(1);
  await mailer.close();
  expect(onFailure).toHaveBeenCalledTimes(1);
});
