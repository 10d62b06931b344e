import { setImmediate } from 'node:timers/promises';
import { keptRows, lockDatabase } from '../testing/kept-rows';
import { openTestApi, type TestApi } from '../testing/test-api';

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
