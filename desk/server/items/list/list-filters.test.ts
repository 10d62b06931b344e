import { SAMPLE_FILES } from '../../../../api/testing/sample-files';
import type { ItemPage, ItemPlace } from '../../../contract/items/list';
import { openTestDesk, type TestDesk } from '../../testing/test-desk';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await setClock(new Date().toISOString());
  await desk.edit(SAMPLE_FILES);
  await desk.database.write((to) => to.run('DELETE FROM desk_drafts'));
});

const ask = async (path: string, query = {}): Promise<unknown> =>
  (await desk.call('GET', `${path}?${new URLSearchParams(query).toString()}`, { cookie })).body;
const list = (shelf: string, query = {}) => ask(`/items/${shelf}`, query) as Promise<ItemPage>;
const ids = async (shelf: string, query = {}) => (await list(shelf, query)).lines.map(({ id }) => id);
const save = (place: string, changes: [path: string, before: unknown, value: unknown][]) =>
  desk.call('PUT', `/items/${place}/draft`, {
    cookie,
    body: { changes: changes.map(([path, before, value]) => ({ path, before, value })) },
  });
/** Sessions of another time are over. */
async function setClock(at: string): Promise<void> {
  desk.clock.ahead = Date.parse(at) - Date.now();
  ({ cookie } = await desk.person());
}
const event = (starts_on: string, ends_on: string, part = {}) => ({
  ...SAMPLE_FILES['events/early.yaml'],
  ...{ slug: { en: `from-${starts_on}` }, starts_on, ends_on },
  ...part,
});

it('leaves the works of a creator, says who that is, and knows of drafts', async () => {
  await desk.edit({
    'works/chair.yaml': { ...SAMPLE_FILES['works/chair.yaml'], creators: ['ida', 'jeanne'] },
  });
  expect(await list('works', { creator: 'ida' })).toMatchObject({
    ...{ count: 1, total: 4, creator: 'Ida Faure' },
    lines: [{ id: 'chair' }],
  });
  await save('works/lamp', [['creators', ['jeanne'], ['ida']]]);
  expect(await ids('works', { creator: 'ida' })).toEqual(['chair', 'lamp']);
  expect(await list('works', { creator: 'nobody' })).toMatchObject({ count: 0, creator: null });
  expect((await desk.call('GET', '/items/works?creator=../etc', { cookie })).status).toBe(422);
});

it('knows a creator by the slugs of now and of before, in any language', async () => {
  await desk.edit({
    'creators/ida.yaml': {
      ...SAMPLE_FILES['creators/ida.yaml'],
      ...{ slug: { en: 'ida-faure', fr: 'madame-faure' }, former_slugs: { fr: ['i-faure', 'jeanne'] } },
    },
    'works/chair.yaml': { ...SAMPLE_FILES['works/chair.yaml'], creators: ['ida'] },
  });
  for (const creator of ['ida', 'ida-faure', 'madame-faure', 'i-faure'])
    expect(await list('works', { creator })).toMatchObject({
      ...{ count: 1, creator: 'Ida Faure' },
      lines: [{ id: 'chair' }],
    });
  // Her own.
  expect(await ids('works', { creator: 'jeanne' })).not.toContain('chair');
  expect(await ask('/items/works/chair/place', { creator: 'i-faure' })).toMatchObject({ place: 1, count: 1 });
});

describe('events', () => {
  it('are on now, to come or past by the day in Paris: both ends are included', async () => {
    await desk.edit({ 'events/late.yaml': event('2026-03-10', '2026-03-12') });
    const when = async (at: string) => {
      await setClock(at);
      return (await list('events')).whens;
    };
    expect(await when('2026-03-09T22:59:00Z')).toEqual({ now: 0, toCome: 1, past: 1 });
    // Midnight there.
    expect(await when('2026-03-09T23:01:00Z')).toEqual({ now: 1, toCome: 0, past: 1 });
    expect(await ids('events', { when: 'now' })).toEqual(['late']);
    expect((await list('events')).lines[0]).toMatchObject({ until: '2026-03-12', daysLeft: 3 });
    expect(await when('2026-03-12T22:59:00Z')).toMatchObject({ now: 1 });
    expect((await list('events')).lines[0]).toMatchObject({ daysLeft: 1 });
    expect(await when('2026-03-12T23:01:00Z')).toEqual({ now: 0, toCome: 0, past: 2 });
    expect(await ids('events', { when: 'past' })).toEqual(['late', 'early']);
  });

  it('go by the day of their place, and by that of the gallery where it is no time zone', async () => {
    const venue = { name: { en: 'A', fr: 'A' }, time_zone: 'Asia/Tokyo' };
    await desk.edit({ 'events/late.yaml': event('2026-03-10', '2026-03-10', { venue }) });
    await setClock('2026-03-09T16:00:00Z');
    expect(await ids('events', { when: 'now' })).toEqual(['late']);
    await save('events/late', [['venue.time_zone', 'Asia/Tokyo', 'Nowhere']]);
    expect(await ids('events', { when: 'toCome' })).toEqual(['late']);
  });

  it('without a day are none of these, and break nothing', async () => {
    const { body } = await desk.call('POST', '/items', { cookie, body: { shelf: 'events', title: 'Soon' } });
    const { id } = body as { id: string };
    await save(`events/${id}`, [['starts_on', null, 'next week']]);
    expect(await list('events')).toMatchObject({ total: 3, whens: { now: 0, toCome: 0, past: 2 } });
    expect((await list('events', { q: 'soon' })).lines[0]).toMatchObject({ until: null, daysLeft: null });
  });

  it('can be of one kind, whatever language it is asked for in', async () => {
    await desk.edit({ 'events/late.yaml': event('2026-01-01', '2026-02-01') });
    const { kinds } = await list('events');
    expect(kinds).toEqual([{ kind: 'Fair', title: { en: 'Fair', fr: 'Salon' }, count: 2 }]);
    await save('events/late', [['kind.en', 'Fair', 'Talk']]);
    expect(await ids('events', { kind: 'Talk' })).toEqual(['late']);
    expect(await ids('events', { kind: 'Salon' })).toEqual(['late', 'early']);
    expect((await list('works')).kinds).toEqual([]);
  });
});

it('says how many changes wait, and in which language where it is one', async () => {
  await save('works/chair', [
    ['title.fr', 'Chaise', 'Fauteuil'],
    ['materials.fr', null, 'Chêne'],
  ]);
  await save('works/stool', [['reference', 'ML 0003', 'ML 3']]);
  const { lines } = await list('works', { state: 'changed' });
  expect(lines).toMatchObject([
    { id: 'chair', changes: 2, changesIn: 'fr' },
    { id: 'stool', changes: 1, changesIn: null },
  ]);
});

describe('the place of an item', () => {
  const place = (id: string, query = {}) => ask(`/items/works/${id}/place`, query) as Promise<ItemPlace>;
  const around = ({ before, after }: ItemPlace) => [before?.id, after?.id];

  it('is told with those beside it, in the order and with the filters of the list', async () => {
    expect(await place('chair')).toEqual({
      ...{ place: 2, count: 4 },
      before: { id: 'secret', title: { en: 'Secret', fr: 'Secret' } },
      after: { id: 'lamp', title: { en: 'Tall lamp', fr: 'Grande lampe' } },
    });
    expect(around(await place('secret'))).toEqual([undefined, 'chair']);
    expect(around(await place('stool'))).toEqual(['lamp', undefined]);
    const seats = await place('chair', { type: 'seating', sort: 'title', down: true });
    expect([seats.place, seats.count, ...around(seats)]).toEqual([3, 3, 'secret', undefined]);
  });

  it('is none where the filters leave it out by now, with those that it stood between', async () => {
    const found = await place('lamp', { type: 'seating' });
    expect([found.place, found.count, ...around(found)]).toEqual([null, 3, 'chair', 'stool']);
    const turned = await place('lamp', { type: 'seating', sort: 'reference', down: true });
    expect([turned.place, ...around(turned)]).toEqual([null, 'chair', undefined]);
  });

  it('is that of a draft as it will be, and of nothing where there is nothing', async () => {
    await save('works/stool', [['position', 30, 1]]);
    expect(around(await place('stool'))).toEqual([undefined, 'secret']);
    expect((await desk.call('GET', '/items/works/none/place', { cookie })).status).toBe(404);
    expect((await desk.call('GET', '/items/works/lamp/place')).status).toBe(401);
  });
});
