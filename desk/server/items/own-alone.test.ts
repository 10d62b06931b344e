import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { OpenItem, SavedDraft } from '../../contract/items/item';
import type { Published } from '../../contract/items/publishing';
import { openTestDesk, type TestDesk } from '../testing/test-desk';

let desk: TestDesk;
let ada: string;
let marie: string;
beforeEach(async () => {
  desk = await openTestDesk({ live: true });
  ada = (await desk.person('everything', 'ada@example.org')).cookie;
  marie = (await desk.person('write', 'marie@example.org')).cookie;
});
afterEach(() => desk.close());

const LAMP = 'works/lamp';
type Change = [path: string, before: unknown, value: unknown];
const values = async () =>
  parse(await readFile(path.join(desk.root, `${LAMP}.yaml`), 'utf8')) as Record<string, unknown>;
const open = async (cookie = ada) => (await desk.call('GET', `/items/${LAMP}`, { cookie })).body as OpenItem;
async function save(cookie: string, ...changes: Change[]): Promise<SavedDraft> {
  const body = { changes: changes.map(([at, before, value]) => ({ path: at, before, value })) };
  const answer = await desk.call('PUT', `/items/${LAMP}/draft`, { cookie, body });
  expect(answer.status).toBe(200);
  return answer.body as SavedDraft;
}
async function publishOwn(draft: number, only?: string) {
  const item = { shelf: 'works', id: 'lamp', draft, isOwn: true, ...(only && { only }) };
  const answer = await desk.call('POST', '/publish', { cookie: ada, body: { items: [item] } });
  return { status: answer.status, body: answer.body as Published };
}
/** Both have written: Ada the reference, Marie the title. @returns the draft's number */
async function shared(): Promise<number> {
  await save(ada, ['reference', 'ML 0001', 'ML 1']);
  return (await save(marie, ['title.fr', 'Grande lampe', 'Lampadaire'])).item.draft!.number;
}

it('makes one’s own changes public, and leaves those of a colleague in the draft', async () => {
  expect((await publishOwn(await shared())).status).toBe(200);
  expect(await values()).toMatchObject({
    reference: 'ML 1',
    title: { en: 'Tall lamp', fr: 'Grande lampe' },
  });
  expect(await open()).toMatchObject({
    ...{ state: 'changed', conflicts: [], writer: { name: 'ada', hasPublished: true } },
    draft: { changes: [{ path: 'title.fr', before: 'Grande lampe', value: 'Lampadaire', by: 'marie' }] },
  });
  const { lines } = (await desk.call('GET', `/items/${LAMP}/history`, { cookie: ada })).body as {
    lines: object[];
  };
  expect(lines[0]).toMatchObject({ act: 'published', by: 'ada', paths: ['reference'] });
});

it('lets the colleague go on from there, and publishes the rest later', async () => {
  await publishOwn(await shared());
  // What the colleague sends had been typed before the other was public.
  const { conflicts, item } = await save(marie, ['title.fr', 'Lampadaire', 'Grand lampadaire']);
  expect(conflicts).toEqual([]);
  const body = { items: [{ shelf: 'works', id: 'lamp', draft: item.draft!.number }] };
  expect((await desk.call('POST', '/publish', { cookie: ada, body })).status).toBe(200);
  expect(await values()).toMatchObject({ reference: 'ML 1', title: { fr: 'Grand lampadaire' } });
  expect(await open()).toMatchObject({ state: 'public', draft: null });
});

it('checks what would be public, not what the colleague has not finished', async () => {
  await save(marie, ['title.fr', 'Grande lampe', null]);
  const draft = (await save(ada, ['reference', 'ML 0001', 'ML 1'])).item.draft!.number;
  expect((await open()).findings).toContainEqual(expect.objectContaining({ path: 'title.fr' }));
  expect((await publishOwn(draft)).status).toBe(200);
  expect(await values()).toMatchObject({ reference: 'ML 1', title: { fr: 'Grande lampe' } });
});

it('is refused where one’s own alone cannot be public', async () => {
  await save(marie, ['title.fr', 'Grande lampe', 'Lampadaire']);
  const draft = (await save(ada, ['title.en', 'Tall lamp', null])).item.draft!.number;
  const { status, body } = await publishOwn(draft);
  expect(status).toBe(409);
  expect(body.refused[0]!.findings).toContainEqual(expect.objectContaining({ path: 'title.en' }));
  expect((await open()).draft?.changes).toHaveLength(2);
});

it('does not divide what both have written in', async () => {
  await save(ada, ['reference', 'ML 0001', 'ML 1'], ['creators', ['jeanne'], ['jeanne', 'paul']]);
  const { item } = await save(marie, ['creators', ['jeanne', 'paul'], ['paul', 'jeanne']]);
  expect(item.draft?.changes).toContainEqual(
    expect.objectContaining({ path: 'creators', by: 'marie', also: ['ada'] }),
  );
  const { status, body } = await publishOwn(item.draft!.number);
  expect(status).toBe(409);
  expect(body).toMatchObject({ error: { fault: 'writtenTogether', fields: ['creators'] } });
  expect(await values()).toMatchObject({ reference: 'ML 0001', creators: ['jeanne'] });
});

it('is not done over what a colleague has saved since it was asked', async () => {
  const draft = await shared();
  await save(marie, ['title.fr', 'Lampadaire', 'Grand lampadaire']);
  const { status, body } = await publishOwn(draft);
  expect(status).toBe(409);
  expect(body).toMatchObject({ error: { fault: 'draftChanged', by: 'marie' } });
});

it('is one language of one’s own where that alone is asked for', async () => {
  await save(ada, ['title.en', 'Tall lamp', 'Taller lamp'], ['title.fr', 'Grande lampe', 'Lampadaire']);
  const draft = (await save(marie, ['reference', 'ML 0001', 'ML 1'])).item.draft!.number;
  expect((await publishOwn(draft, 'en')).status).toBe(200);
  expect(await values()).toMatchObject({
    ...{ reference: 'ML 0001', title: { en: 'Taller lamp', fr: 'Grande lampe' } },
  });
  expect((await open()).draft?.changes.map(({ path: at }) => at).sort()).toEqual(['reference', 'title.fr']);
});

it('leaves the time that is set to the rest', async () => {
  const draft = await shared();
  const at = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  await desk.call('PUT', `/items/${LAMP}/schedule`, { cookie: ada, body: { act: 'publish', at } });
  await publishOwn(draft);
  expect(await open()).toMatchObject({ state: 'scheduled', schedule: { act: 'publish', at, by: 'ada' } });
});

it('can be taken back, and is one’s own change again beside the colleague’s', async () => {
  const { body } = await publishOwn(await shared());
  const { version } = body.published[0]!;
  const items = [{ shelf: 'works', id: 'lamp', version }];
  expect((await desk.call('POST', '/take-back', { cookie: ada, body: { items } })).status).toBe(200);
  expect(await values()).toMatchObject({ reference: 'ML 0001' });
  const written = (await open()).draft?.changes.map(({ path: of, value, by }) => [of, value, by]);
  expect(written).toEqual([
    ['reference', 'ML 1', 'ada'],
    ['title.fr', 'Lampadaire', 'marie'],
  ]);
});
