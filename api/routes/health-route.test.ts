import { markFailed, queueMail } from '../storage/tables/mails';
import { openTestApi, type TestApi } from '../testing/test-api';

const HOUR_MS = 60 * 60 * 1000;
const MAIL = { kind: 'message', visitor: 'ada@example.org', subject: 'A', text: 'A' };

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const health = async () => {
  const answer = await api.app.inject('/healthz');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  return answer.json();
};
const queue = (queuedAt: number) => api.database.write((to) => queueMail(to, MAIL, queuedAt));

it('says that nothing waits', async () => {
  expect(await health()).toEqual({
    status: 'ok',
    forms: 'kept',
    mails: { waiting: 0, waitingSince: null, givenUp: 0 },
  });
});

it.each([
  [HOUR_MS / 2, 'ok'],
  [HOUR_MS * 2, 'degraded'],
])('says how many mails wait and since when; the oldest for %d ms: %s', async (age, status) => {
  const oldest = Date.now() - age;
  await queue(Date.now());
  await queue(oldest);
  const mails = { waiting: 2, waitingSince: new Date(oldest).toISOString(), givenUp: 0 };
  expect(await health()).toEqual({ status, forms: 'kept', mails });
});

it('names mails that were given up', async () => {
  const now = Date.now();
  await queue(now);
  await api.database.write((to) => {
    to.run("UPDATE mails SET claim = 'it'");
    markFailed(to, { id: 1, content: MAIL }, { by: 'it', code: 'EDNS', dueAt: undefined, now });
  });
  expect(await health()).toEqual({
    status: 'degraded',
    forms: 'kept',
    mails: { waiting: 0, waitingSince: null, givenUp: 1 },
  });
});

it('says that forms are refused while the disk is full, with the answer of one that is in rotation', async () => {
  const full = Object.assign(new Error('database or disk is full'), { rawCode: 13 });
  jest.spyOn(api.database, 'write').mockRejectedValue(full);
  expect(await health()).toMatchObject({ status: 'degraded', forms: 'refused', mails: { waiting: 0 } });
});
