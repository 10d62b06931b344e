import { discardedIn, noteDiscarded } from '../items/tables/discarded';
import { openTestDesk, type TestDesk } from '../testing/test-desk';
import { addBroughtIn, broughtInLately } from './brought-in';
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

it('knows who threw a change away as long as somebody may have it open', async () => {
  const lamp = { shelf: 'works', id: 'lamp' } as const;
  const kept = await desk.database.write((to) => {
    for (const [path, days] of [
      ['title.en', 31],
      ['title.fr', 29],
    ] as const)
      noteDiscarded(to, lamp, [path], { by: 'Ada', at: new Date(Date.now() - days * DAY).toISOString() });
    removeOutdated(to, Date.now());
    return discardedIn(to, lamp);
  });
  expect(kept).toEqual([{ path: 'title.fr', by: 'Ada' }]);
});

it('knows for a season what was brought in, so that it can be taken back', async () => {
  const now = Date.now();
  const kept = await desk.database.write((to) => {
    const item = {
      shelf: 'works',
      item: 'lamp',
      isNew: true,
      draft: 1,
      before: null,
      pictures: null,
    } as const;
    for (const days of [91, 89])
      addBroughtIn(
        to,
        { name: `${days}.csv`, at: new Date(now - days * DAY).toISOString() },
        { id: null, name: 'Ada' },
        [item],
      );
    removeOutdated(to, now);
    return {
      names: broughtInLately(to).map(({ name }) => name),
      items: to.all('SELECT * FROM desk_list_items'),
    };
  });
  expect(kept.names).toEqual(['89.csv']);
  expect(kept.items).toHaveLength(1);
});
