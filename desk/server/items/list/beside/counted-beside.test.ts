import { SAMPLE_FILES } from '../../../../../api/testing/sample-files';
import { ITEM_STATES } from '../../../../contract/items/item';
import { WHENS, type ItemPage } from '../../../../contract/items/list';
import { openTestDesk, type TestDesk } from '../../../testing/test-desk';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDesk();
  ({ cookie } = await desk.person('write', 'ada@example.org'));
  await desk.edit({ ...SAMPLE_FILES });
  await desk.call('PUT', '/items/works/stool/draft', {
    ...{ cookie, body: { changes: [{ path: 'reference', before: 'ML 0003', value: 'ML 0033' }] } },
  });
});
afterAll(() => desk.close());

const list = async (shelf: string, query: Record<string, string>): Promise<ItemPage> => {
  const search = new URLSearchParams(query).toString();
  return (await desk.call('GET', `/items/${shelf}?${search}`, { cookie })).body as ItemPage;
};
const rows = async (shelf: string, query: Record<string, string>) => (await list(shelf, query)).lines.length;

it.each<Record<string, string>>([
  {},
  { q: 'stool' },
  { type: 'seating' },
  { state: 'draft' },
  { availability: 'sold' },
  { gap: 'any' },
  { creator: 'jeanne', state: 'public' },
  { type: 'seating', state: 'changed', gap: 'any' },
])('beside %j a filter says how many works there are once it is chosen', async (chosen) => {
  const { types, beside, incomplete, total, states } = await list('works', chosen);
  for (const { id, count } of types)
    expect([id, count]).toEqual([id, await rows('works', { ...chosen, type: id })]);
  for (const state of ITEM_STATES)
    expect([state, beside.states[state]]).toEqual([state, await rows('works', { ...chosen, state })]);
  expect(incomplete).toBe(await rows('works', { ...chosen, gap: 'any' }));
  const { type: _, ...ofAllTypes } = chosen;
  expect(beside.all).toBe(await rows('works', ofAllTypes));
  // What the floor says of the whole list stays.
  expect({ total, states }).toMatchObject({ total: 4, states: { public: 2, changed: 1, draft: 1 } });
});

it.each<Record<string, string>>([{}, { q: 'fair' }, { when: 'past' }, { kind: 'Fair' }])(
  'beside %j a filter says how many events there are once it is chosen',
  async (chosen) => {
    const { whens, kinds, beside } = await list('events', chosen);
    for (const when of WHENS)
      expect([when, whens?.[when]]).toEqual([when, await rows('events', { ...chosen, when })]);
    for (const { kind, count } of kinds)
      expect([kind, count]).toEqual([kind, await rows('events', { ...chosen, kind })]);
    const { when: _, ...ofAllTimes } = chosen;
    expect(beside.all).toBe(await rows('events', ofAllTimes));
  },
);
