import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileList } from '../contract/items/files';
import { keepDraft } from './items/tables/drafts';
import { logLines } from './tables/log';
import { pdf } from './testing/pdfs';
import { openUploadDesk, type UploadDesk } from './testing/upload-desk';

jest.setTimeout(60_000);
let desk: UploadDesk;
beforeAll(async () => {
  desk = await openUploadDesk('write');
});
afterAll(() => desk.close());

const folder = () => path.join(desk.root, 'files');
const upload = (content: Uint8Array, name: string) => desk.upload('files', content, name);
const call: UploadDesk['request'] = (...given) => desk.request(...given);
const json = (route: string, body: object) => desk.json('POST', route, body);
const files = async () => ((await (await call('GET', 'files', {})).json()) as FileList).files;

test('a PDF is taken in as it is, under a plain name that no other has, and opened', async () => {
  const content = pdf();
  const name = 'Dossier de presse – Après la nuit.PDF';
  expect(await upload(content, name)).toMatchObject({
    ...{ status: 201, file: 'dossier-de-presse-apres-la-nuit.pdf', bytes: content.length },
  });
  expect((await upload(content, name)).file).toBe('dossier-de-presse-apres-la-nuit-2.pdf');
  expect((await upload(content, '../../….pdf')).file).toBe('document.pdf');
  expect(await readFile(path.join(folder(), 'document.pdf'))).toEqual(content);
  const opened = await call('GET', 'files/open?file=document.pdf', {});
  expect(opened.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(content);
  expect(await (await call('GET', 'files/facts?file=document.pdf', {})).json()).toMatchObject({
    bytes: content.length,
  });
  // Who brought it is told to owners.
  expect(
    (await desk.database.read((from) => logLines(from))).map(({ what, about }) => [what, about]).at(0),
  ).toEqual(['file-added', 'document.pdf']);
  expect((await call('GET', 'files/open?file=none.pdf', {})).status).toBe(404);
  expect((await call('GET', 'files/open?file=..%2Fsite.pdf', {})).status).toBe(422);
});

test('one that only whoever changes it needs a password for is taken in as well', async () =>
  expect((await upload(pdf('change'), 'read-only.pdf')).status).toBe(201));

test.each<[string, Uint8Array, string]>([
  ['lockedPdf', pdf('open'), 'locked.pdf'],
  ['notAPdf', Buffer.from('Dear Inès'), 'letter.pdf'],
  ['notAPdf', Buffer.from('%PDF-1.4\nand nothing else'), 'cut.pdf'],
])('%s is said, and nothing is kept of it', async (fault, content, name) => {
  const before = await readdir(folder());
  const { status, error } = await upload(content, name);
  expect([status, error?.fault]).toEqual([422, fault]);
  expect(await readdir(folder())).toEqual(before);
  expect(await readdir(path.join(desk.dataDir, 'uploads'))).toEqual([]);
});

test('it is said who offers each; one that nobody does is taken out, and brought back', async () => {
  const { file = '' } = await upload(pdf(), 'unused.pdf');
  const offered = (await files()).find((one) => one.file === 'late-fr.pdf');
  expect(offered?.uses).toMatchObject([{ shelf: 'events', id: 'late', isDraft: false }]);
  expect((await json('files/remove', { files: [file, 'late-fr.pdf'] })).status).toBe(409);

  const changes = [{ path: 'press_release.file.en', before: 'late-en.pdf', value: file }];
  const draft = { shelf: 'events', item: 'late', number: 1, changes } as const;
  await desk.database.write((to) =>
    keepDraft(to, { ...draft, changes: [...changes] }, { id: 1, name: 'Ada' }, '2026-11-24T10:00:00Z'),
  );
  expect((await files()).find((one) => one.file === file)?.uses).toMatchObject([
    { id: 'late', isDraft: true },
  ]);
  expect((await json('files/remove', { files: [file] })).status).toBe(409);
  await desk.database.write((to) => to.run('DELETE FROM desk_drafts'));

  const removed = await json('files/remove', { files: [file] });
  const { aside } = (await removed.json()) as { aside: string[] };
  expect(await readdir(folder())).not.toContain(file);
  expect(await (await json('files/bring-back', { aside })).json()).toEqual({ files: [file] });
  expect(await readFile(path.join(folder(), file))).toEqual(pdf());
});

test('strangers open nothing', async () =>
  expect((await call('GET', 'files/open?file=late-fr.pdf', { cookie: '' })).status).toBe(401));
