import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import type { Store } from '../../src/contract/server/store/store';
import { measurePicture, PictureFacts } from '../media/picture-facts';
import type { NewRow } from './file-queries';
import { hashOf } from './originals';
import { takeIn, type TakingIn } from './take-in';

/** What a server of before kept in its folder of data: sizes of pictures, and pictures of rooms. */
const FOLDERS = ['media', 'room-pictures'];

/** Has it in the store: where that is on the same disk, by its name alone. Sizes that cannot be moved are made again. */
export async function carryAlong(files: Store, dataDir: string): Promise<void> {
  for (const folder of FOLDERS) {
    const from = path.join(dataDir, folder);
    if (!(await stat(from).catch(() => undefined))) continue;
    if (files.isDisk && (await isMoved(from, path.join(files.place, folder)))) continue;
    for (const name of folder === 'media' ? [] : await readdir(from))
      for (const file of await readdir(path.join(from, name)))
        if (file.startsWith('original.'))
          await files.write(`${folder}/${name}/${file}`, { file: path.join(from, name, file) });
    await rm(from, { recursive: true, force: true });
  }
}

async function isMoved(from: string, to: string): Promise<boolean> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  return rename(from, to).then(
    () => true,
    () => false,
  );
}

const Known = Type.Record(Type.String(), PictureFacts);

/** Measures pictures, but for those that a server of before has measured. */
export async function measureWithFacts(dataDir: string): Promise<typeof measurePicture> {
  const text = await readFile(path.join(dataDir, 'picture-facts.json'), 'utf8').catch(() => '{}');
  const known = parsed(text);
  const byHash = new Map(
    matches(Known, known) ? Object.values(known).map((facts) => [facts.hash, facts]) : [],
  );
  return async (content) => byHash.get(hashOf(content)) ?? measurePicture(content);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const ASIDE = /^(.+)\.[0-9a-f]{8}(\.[a-z]+)$/;

/** What was taken out at the desk lay in folders of its own. What cannot be read any more stays there. */
export async function takeInPutAside(taking: TakingIn, dataDir: string): Promise<NewRow[]> {
  const rows: NewRow[] = [];
  for (const folder of ['pictures-put-aside', 'files-put-aside'])
    for (const aside of await readdir(path.join(dataDir, folder)).catch(() => [])) {
      const [, stem, extension] = ASIDE.exec(aside) ?? [];
      if (!stem || !extension) continue;
      const kind = folder.startsWith('pictures') ? 'pictures' : extension === '.glb' ? 'models' : 'files';
      const file = path.join(dataDir, folder, aside);
      const facts = await stat(file);
      const at = facts.mtime.toISOString();
      const taken = await takeIn(taking, { kind, name: stem + extension, file, at }).catch(() => undefined);
      // Moving it changed the place, not the content.
      if (taken)
        rows.push({ ...taken, row: { ...taken.row, removed_at: facts.ctime.toISOString() } } as NewRow);
    }
  return rows;
}
