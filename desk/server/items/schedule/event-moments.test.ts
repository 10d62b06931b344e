import { SAMPLE_FILES } from '../../../../api/testing/sample-files';
import type { EventMoments } from '../../../contract/items/publishing';
import { openTestDesk, type TestDesk } from '../../testing/test-desk';

const NOW = '2026-11-24T12:00:00Z';

let desk: TestDesk;
let cookie: string;
beforeEach(async () => {
  desk = await openTestDesk();
  desk.clock.ahead = Date.parse(NOW) - Date.now();
  ({ cookie } = await desk.person('publish'));
});
afterEach(() => desk.close());

const event = (part: object) => ({
  ...SAMPLE_FILES['events/early.yaml'],
  ...{ slug: { en: 'the-drawn-line' }, title: { en: 'The drawn line' } },
  ...{ starts_on: '2026-12-01', ends_on: '2027-01-31', ...part },
});
const moments = async () => (await desk.call('GET', '/event-moments', { cookie })).body as EventMoments[];
const momentsOf = async (part: object) => {
  await desk.edit({ 'events/line.yaml': event(part) });
  const [{ opens, ends } = { opens: '', ends: '' }] = await moments();
  return [opens, ends];
};

it('are the hours that the event says, by the clock of its place', async () => {
  expect(await momentsOf({ starts_at: '18:00', ends_at: '21:00' })).toEqual([
    '2026-12-01T17:00:00.000Z',
    '2027-01-31T20:00:00.000Z',
  ]);
  const venue = { name: { en: 'Design Miami' }, time_zone: 'America/New_York' };
  expect(await momentsOf({ venue, starts_at: '18:00' })).toEqual([
    '2026-12-01T23:00:00.000Z',
    // All of the last day.
    '2027-02-01T05:00:00.000Z',
  ]);
});

it('are those of the weekday it opens on, and in the morning where nothing is said', async () => {
  const opening_times = [
    { days: ['Monday'], opens: '14:00', closes: '19:00' },
    { days: ['Tuesday', 'Wednesday'], opens: '11:00', closes: '19:00' },
  ];
  expect((await momentsOf({ opening_times }))[0]).toBe('2026-12-01T10:00:00.000Z');
  expect((await momentsOf({}))[0]).toBe('2026-12-01T08:00:00.000Z');
});

it('are those of events that are not over, the next one first, drafts included', async () => {
  await desk.edit({
    'events/line.yaml': event({}),
    'events/over.yaml': event({ slug: { en: 'over' }, starts_on: '2026-11-01', ends_on: '2026-11-23' }),
    'events/on.yaml': event({ slug: { en: 'on' }, starts_on: '2026-11-20', ends_on: '2026-11-24' }),
  });
  const isOurs = ({ id }: EventMoments) => ['line', 'over', 'on'].includes(id);
  expect((await moments()).filter(isOurs)).toMatchObject([
    { id: 'on', title: { en: 'The drawn line' } },
    { id: 'line' },
  ]);
  await desk.call('PUT', '/items/events/line/draft', {
    cookie,
    body: { changes: [{ path: 'starts_on', before: '2026-12-01', value: '2026-11-01' }] },
  });
  expect((await moments()).filter(isOurs)).toMatchObject([{ id: 'line' }, { id: 'on' }]);
});

it('are for who may publish', async () => {
  const jules = (await desk.person('write', 'jules@example.org')).cookie;
  expect((await desk.call('GET', '/event-moments', { cookie: jules })).status).toBe(403);
});
