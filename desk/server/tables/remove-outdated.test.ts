import { openTestDesk, type TestDesk } from '../testing/test-desk';
import { logLines, note } from './log';
import { makeLink } from './links';
import { removeOutdated } from './remove-outdated';

const DAY = 24 * 60 * 60 * 1000;

let desk: TestDesk;
beforeEach(async () => {
  desk = await openTestDesk();
});
afterEach(() => desk.close());

it('keeps the log for a year, and no session or link that is over', async () => {
  const now = Date.now();
  const { cookie } = await desk.person('everything');
  const actor = { id: null, name: 'Ada' };
  const left = await desk.database.write((to) => {
    note(to, actor, 'signed-out', { now: now - 364 * DAY });
    note(to, actor, 'signed-in', { now: now - 366 * DAY });
    makeLink(to, { purpose: 'first', person: null }, now - 8 * DAY);
    removeOutdated(to, now);
    return { lines: logLines(to).map(({ what }) => what), links: to.all('SELECT * FROM desk_links') };
  });
  expect(left).toEqual({ lines: ['signed-out'], links: [] });
  expect((await desk.call('GET', '/today', { cookie })).status).toBe(200);
  await desk.database.write((to) => removeOutdated(to, now + DAY));
  expect(await desk.database.read((from) => from.all('SELECT * FROM desk_sessions'))).toEqual([]);
});
