import { watch } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sampleGlb } from '../../api/testing/sample-glb';
import { until } from '../../tests/until';
import type { FileFacts, FileList } from '../contract/items/files';
import type { OpenItem, SavedDraft } from '../contract/items/item';
import { openUploadDesk, type UploadDesk } from './testing/upload-desk';

jest.setTimeout(60_000);
let desk: UploadDesk;
beforeAll(async () => {
  desk = await openUploadDesk('publish');
});
afterAll(() => desk.close());

const upload = (content: Uint8Array, name: string, route: 'files' | 'models' = 'models') =>
  desk.upload(route, content, name);
const call: UploadDesk['request'] = (...given) => desk.request(...given);
const json: UploadDesk['json'] = (...given) => desk.json(...given);
const facts = async (file: string) =>
  (await (await call('GET', `files/facts?file=${file}`, {})).json()) as FileFacts;
const models = () => readdir(path.join(desk.root, 'models')).catch(() => []);

async function draft(model: object) {
  const open = (await (await call('GET', 'items/works/lamp', {})).json()) as OpenItem;
  const before = open.draft?.changes.find(({ path: of }) => of === 'model')?.value ?? null;
  const answer = await json('PUT', 'items/works/lamp/draft', {
    changes: [{ path: 'model', before, value: model }],
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as SavedDraft).item;
}
const told = (item: OpenItem) =>
  item.findings.filter(({ path: of }) => of.startsWith('model')).map(({ name, text }) => `${name} ${text}`);

test('a model is taken in as it is, under a plain name, and is measured', async () => {
  const content = await sampleGlb({ width: 0.4, height: 1.5, depth: 0.3, variants: ['off', 'lit'] });
  expect(await upload(content, 'Lampe – Haute.GLB')).toMatchObject({ status: 201, file: 'lampe-haute.glb' });
  expect(await readFile(path.join(desk.root, 'models/lampe-haute.glb'))).toEqual(content);
  expect((await facts('lampe-haute.glb')).model).toMatchObject({
    size: { width: 40, height: 150, depth: 30 },
    isLamp: true,
  });
  const opened = await call('GET', 'files/open?file=lampe-haute.glb', {});
  expect(opened.headers.get('content-type')).toBe('model/gltf-binary');
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(content);
});

test('what is no model, or half of one, is refused in words, and nothing is kept of it', async () => {
  const before = await models();
  const whole = await sampleGlb({ width: 1, height: 1, depth: 1 });
  // One after the other, under one name: of the second, what was found in the first is not said.
  const answers = [
    await upload(Buffer.from('v 0 0 0'), 'chair.glb'),
    await upload(whole.subarray(0, whole.length / 2), 'chair.glb'),
  ];
  expect(answers.map(({ status, error }) => [status, error?.fault, error?.model?.code])).toEqual([
    [422, 'unfitModel', 'notGlb'],
    [422, 'unfitModel', 'cutOff'],
  ]);
  expect(await models()).toEqual(before);
  expect(await readdir(path.join(desk.dataDir, 'uploads'))).toEqual([]);
});

test('nothing lies among the models before it was looked at: where the process is killed then, nothing is left', async () => {
  const folder = path.join(desk.root, 'models');
  await mkdir(folder, { recursive: true });
  const seen: string[] = [];
  const watcher = watch(folder, (_, name) => seen.push(String(name)));
  const faulty = (await sampleGlb({ width: 1, height: 1, depth: 1 })).subarray(0, 400);
  expect((await upload(faulty, 'half.glb')).status).toBe(422);
  expect((await upload(await sampleGlb({ width: 1, height: 1, depth: 1 }), 'whole.glb')).status).toBe(201);
  await until(() => seen.includes('whole.glb'), Boolean);
  watcher.close();
  expect(seen.filter((name) => name.startsWith('half'))).toEqual([]);
});

test('a model that is given as a PDF is refused as that', async () =>
  expect(
    (await upload(await sampleGlb({ width: 1, height: 1, depth: 1 }), 'a.glb', 'files')).error?.fault,
  ).toBe('notAPdf'));

test('it is said what is off in it, whether the page shows it, and where a file is missing', async () => {
  const { file: near } = await upload(await sampleGlb({ width: 0.3, height: 1.545, depth: 0.3 }), 'near.glb');
  const { file: far } = await upload(await sampleGlb({ width: 0.3, height: 15, depth: 0.3 }), 'far.glb');
  expect(told(await draft({ file: near }))).toEqual(['modelSize height 154.5 150']);
  expect(told(await draft({ file: far }))).toEqual(['modelWrong height 1500 150']);
  expect(told(await draft({ file: near, size: { height: 154.5 } }))).toEqual([]);
  expect(told(await draft({ file: 'none.glb' }))).toEqual([expect.stringMatching(/^noFile /)]);
});

test('one that a draft shows stays; one that nothing shows goes, and comes back', async () => {
  const { file = '' } = await upload(await sampleGlb({ width: 0.3, height: 1.5, depth: 0.3 }), 'used.glb');
  await draft({ file });
  const listed = ((await (await call('GET', 'files', {})).json()) as FileList).files;
  expect(listed.find((one) => one.file === file)?.uses).toMatchObject([{ id: 'lamp', isDraft: true }]);
  expect((await json('POST', 'files/remove', { files: [file] })).status).toBe(409);
  await draft({ file: 'lampe-haute.glb' });
  const { aside } = (await (await json('POST', 'files/remove', { files: [file] })).json()) as {
    aside: string[];
  };
  expect(await models()).not.toContain(file);
  expect(await (await json('POST', 'files/bring-back', { aside })).json()).toEqual({ files: [file] });
  expect(await models()).toContain(file);
});
