import { SAMPLE_FILES } from '../../../api/testing/sample-files';
import type { LogLine } from '../../contract/identity';
import type { OpenItem } from '../../contract/items/item';
import { openTestDesk, type TestDesk } from '../testing/test-desk';
import { discardedIn } from './tables/discarded';

let desk: TestDesk;
let owner: string;
let marie: string;
beforeAll(async () => {
  desk = await openTestDesk();
  owner = (await desk.person('everything', 'olga@example.org')).cookie;
  marie = (await desk.person('write', 'marie@example.org')).cookie;
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.edit(SAMPLE_FILES);
  await desk.database.write((to) => {
    for (const table of ['drafts', 'log', 'discarded']) to.run(`DELETE FROM desk_${table}`);
  });
});

const LAMP = '/items/works/lamp/draft';
const titled = { path: 'title.en', before: 'Tall lamp', value: 'Taller lamp' };
const dated = { path: 'date.en', before: 'circa 1955', value: 'circa 1956' };
const put = (cookie: string, changes: object[], isDiscarded?: boolean) =>
  desk.call('PUT', LAMP, { cookie, body: { changes, ...(isDiscarded && { isDiscarded }) } });
const back = ({ path, before, value }: typeof titled) => ({ path, before: value, value: before });
const log = async (): Promise<Partial<LogLine>[]> =>
  ((await desk.call('GET', '/log', { cookie: owner })).body as LogLine[]).map(({ name, what, about }) => ({
    ...{ name, what, about },
  }));

it('is in the log when changes of a public page are thrown away, with whose they were', async () => {
  await put(marie, [titled]);
  await put(owner, [dated]);
  await put(owner, [back(titled), back(dated)], true);
  expect(await log()).toEqual([
    { name: 'olga', what: 'discarded', about: { en: 'Taller lamp (marie)', fr: 'Grande lampe (marie)' } },
  ]);
});

it('is not in the log when one types a letter and takes it back', async () => {
  await put(marie, [titled]);
  await put(marie, [back(titled)]);
  expect(await log()).toEqual([]);
});

it('is in the log when a draft that was never public is thrown away', async () => {
  const made = await desk.call('POST', '/items', {
    cookie: marie,
    body: { shelf: 'works', title: 'Mirror' },
  });
  const { id } = made.body as OpenItem;
  await desk.call('DELETE', `/items/works/${id}/draft`, { cookie: marie });
  expect(await log()).toEqual([
    { name: 'marie', what: 'draft-discarded', about: { en: 'Mirror', fr: expect.any(String) } },
  ]);
});

it('is told to those who have it open, with who did it, until somebody writes there anew', async () => {
  const takenBack = async () =>
    ((await desk.call('GET', '/items/works/lamp', { cookie: marie })).body as OpenItem).takenBack;
  await put(marie, [titled]);
  await put(owner, [dated]);
  expect(await takenBack()).toBeUndefined();
  await put(owner, [back(titled)], true);
  expect(await takenBack()).toEqual([{ path: 'title.en', by: 'olga' }]);
  await put(marie, [titled]);
  expect(await takenBack()).toBeUndefined();
  await desk.call('DELETE', LAMP, { cookie: owner });
  expect(await takenBack()).toEqual([
    { path: 'date.en', by: 'olga' },
    { path: 'title.en', by: 'olga' },
  ]);
});

it('is in the database, so that a restart forgets none of it', async () => {
  await put(marie, [titled]);
  await put(owner, [back(titled)], true);
  expect(await desk.database.read((from) => discardedIn(from, { shelf: 'works', id: 'lamp' }))).toEqual([
    { path: 'title.en', by: 'olga' },
  ]);
});
