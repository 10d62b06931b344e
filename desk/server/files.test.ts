import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { startApiProcess } from '../../api/testing/api-process';
import { freePort } from '../../scripts/lib/ports';
import type { FileList, StoredFile } from '../contract/items/files';
import { keepDraft } from './items/tables/drafts';
import { pdf } from './testing/pdfs';
import { openTestDesk, type TestDesk } from './testing/test-desk';

// A process of its own, as what reads PDFs is an ES module.
jest.setTimeout(60_000);
let desk: TestDesk;
let api: Awaited<ReturnType<typeof startApiProcess>>;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDesk();
  api = await startApiProcess({ port: await freePort(), dataDir: desk.dataDir, catalogueDir: desk.root });
  cookie = (await desk.person('write')).cookie.replace('__Host-', '');
});
afterAll(async () => {
  await api.close();
  await desk.close();
});

const call = (method: string, route: string, headers: Record<string, string>, body?: Uint8Array | string) =>
  fetch(new URL(route, `${api.url}/desk/api/`), {
    method,
    headers: { origin: api.url, cookie, 'tus-resumable': '1.0.0', ...headers },
    ...(body !== undefined && { body: body as BodyInit }),
  });
const json = (route: string, body: object) =>
  call('POST', route, { 'content-type': 'application/json' }, JSON.stringify(body));
const folder = () => path.join(desk.root, 'files');

async function upload(content: Uint8Array, name: string) {
  const begun = await call('POST', 'uploads', { 'upload-length': String(content.length) });
  const id = begun.headers.get('location')!.split('/').at(-1)!;
  const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  expect((await call('PATCH', `uploads/${id}`, headers, content)).status).toBe(204);
  const answer = await json('files', { upload: id, name });
  const body = (await answer.json()) as StoredFile & { error?: { fault: string } };
  return { status: answer.status, ...body };
}
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
  const { file } = await upload(pdf(), 'unused.pdf');
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
