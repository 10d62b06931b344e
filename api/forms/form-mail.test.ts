import { HONEYPOT_FIELD } from '../../src/contract/forms/bounds';
import { until } from '../../tests/until';
import { openMailer } from '../mail/mailer';
import { startMailServer, type TestMailServer } from '../testing/mail-server';
import { keptRows } from '../testing/kept-rows';
import { openTestApi, type TestApi } from '../testing/test-api';

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
  ['a filled honeypot', '/api/form/contact', { ...MESSAGE, [HONEYPOT_FIELD]: 'https://spam.example' }],
  ['a subscription', '/api/form/subscribe', { email: 'ada@example.org', is_profesional: false }],
])('the gallery gets no mail of %s', async (_, url, payload) => {
  await open(server.url);
  await post(url, payload);
  expect(keptRows(api.dataDir, 'mails').filter(isToGallery)).toEqual([]);
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
