import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { until } from '../../tests/until';
import type { Errand } from '../contract/errand';
import type { LastBackup } from '../contract/today';
import { openTestDesk, type TestDesk } from './testing/test-desk';

let desk: TestDesk;
let cookie: string;
beforeEach(async () => {
  desk = await openTestDesk();
  ({ cookie } = await desk.person('everything'));
});
afterEach(() => desk.close());

const look = async () => (await desk.call('GET', '/backup', { cookie })).body as Errand<LastBackup>;
const begin = () => desk.call('POST', '/backup', { cookie });
const settled = async (): Promise<Errand<LastBackup>> => {
  await until(async () => (await look()).state !== 'busy');
  return look();
};
const take = () =>
  desk.app.inject({
    url: '/desk/api/backup/file',
    headers: { host: 'desk.example', 'x-forwarded-proto': 'https', cookie },
  });
const acts = async () =>
  ((await desk.call('GET', '/log', { cookie })).body as { what: string }[]).map(({ what }) => what);

it('is begun at once and asked after, by whoever comes meanwhile as well', async () => {
  expect(await look()).toEqual({ state: 'none', answer: null, fault: null });
  const answers = await Promise.all([begin(), begin()]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 202, body: { state: 'busy' } });
  expect(await settled()).toMatchObject({ state: 'done', answer: { isReadBack: true } });
  expect(await acts()).toEqual(['backup-made']);
});

it('is taken away whole, also while the next is begun', async () => {
  await begin();
  const { answer } = await settled();
  const [file] = await Promise.all([take(), begin()]);
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload).toHaveLength(answer!.size);
  expect((await settled()).state).toBe('done');
});

it('that fails is said and logged to have failed', async () => {
  await desk.close();
  desk = await openTestDesk({ settings: { catalogueDir: '/there/is/none' } });
  ({ cookie } = await desk.person('everything'));
  await begin();
  expect(await settled()).toEqual({ state: 'failed', answer: null, fault: 'backupFailed' });
  expect(await acts()).toEqual(['backup-failed']);
  expect((await take()).statusCode).toBe(404);
});

it('is gone once somebody’s data is erased, which it has in it', async () => {
  await begin();
  await settled();
  const folder = path.join(desk.dataDir, 'desk-backup');
  expect(readdirSync(folder)).toHaveLength(1);
  await desk.call('POST', '/personal-data/erase', { cookie, body: { address: 'zoe@example.org' } });
  expect(existsSync(folder)).toBe(false);
  expect((await take()).statusCode).toBe(404);
  expect((await look()).state).toBe('none');
});

it('that is being made while somebody’s data is erased is given up', async () => {
  await begin();
  await desk.call('POST', '/personal-data/erase', { cookie, body: { address: 'zoe@example.org' } });
  expect((await look()).state).not.toBe('done');
  expect(existsSync(path.join(desk.dataDir, 'desk-backup'))).toBe(false);
});
