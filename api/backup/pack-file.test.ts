import { createHash } from 'node:crypto';
import { appendFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { extract as openExtract, pack as openPack, type Pack } from 'tar-stream';
import { packFile } from './pack-file';

const LENGTH = 600_000;

let dir: string;
let file: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pack-file-'));
  file = path.join(dir, 'edited.txt');
  await writeFile(file, 'a'.repeat(LENGTH));
});
afterEach(() => rm(dir, { recursive: true }));

/** Packs the file, which is edited each time that it has been opened and before it is read; the last entry is what counts. */
async function packWhile(edit: (time: number) => void) {
  const pack = openPack();
  const { entry } = pack;
  let times = 0;
  pack.entry = ((...args: Parameters<Pack['entry']>) => {
    edit((times += 1));
    return entry.apply(pack, args);
  }) as Pack['entry'];
  const extract = openExtract();
  (pack as unknown as NodeJS.ReadableStream).pipe(extract as unknown as NodeJS.WritableStream);
  const unpacked = (async () => {
    let last = '';
    for await (const one of extract) last = String(await buffer(one as unknown as AsyncIterable<Buffer>));
    return last;
  })();
  const digest = await packFile(pack, { name: 'edited.txt', file });
  pack.finalize();
  return { digest, content: await unpacked, times };
}
const digestOf = (content: string) => ({
  size: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});

it('takes a file as it is when it is left alone', async () => {
  const content = 'a'.repeat(LENGTH);
  expect(await packWhile(() => {})).toEqual({ digest: digestOf(content), content, times: 1 });
});

it.each<[string, () => void, string]>([
  ['written over', () => writeFileSync(file, 'b'.repeat(LENGTH)), 'b'.repeat(LENGTH)],
  ['made longer', () => appendFileSync(file, 'b'), `${'a'.repeat(LENGTH)}b`],
  ['made shorter', () => truncateSync(file, 10), 'a'.repeat(10)],
  ['emptied', () => truncateSync(file, 0), ''],
])('takes a file again that is %s while it is read', async (_, edit, content) => {
  const taken = await packWhile((time) => {
    if (time === 1) edit();
  });
  expect([taken.digest, digestOf(taken.content)]).toEqual([digestOf(content), digestOf(content)]);
  expect(taken.times).toBeGreaterThan(1);
});

it('takes a file as it was that is removed while it is read, and none that is gone', async () => {
  const content = 'a'.repeat(LENGTH);
  expect(await packWhile(() => rmSync(file))).toMatchObject({ digest: digestOf(content), content });
  expect(await packWhile(() => {})).toEqual({ digest: undefined, content: '', times: 0 });
});

it('gives up on a file that is written to all the time, and names it', async () => {
  let at = 0;
  await expect(packWhile(() => appendFileSync(file, String((at += 1))))).rejects.toThrow(
    `${file} is written to all the time`,
  );
});
