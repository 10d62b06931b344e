import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openFileMemo, type FileMemo } from '../loading/file-memo';
import { hashOf, measurePicture, type PictureFacts } from '../media/picture-facts';

/** Of all catalogues of a file of tests: what was read from a text at a place of the catalogue. */
const read = new Map<string, Promise<unknown>>();
const measured = new Map<string, Promise<PictureFacts>>();

/** A memo of its own that reads the same file of the same text once for all catalogues: most differ from the sample in one. */
export function openSharingMemo(root: string): FileMemo {
  const memo = openFileMemo();
  return {
    ...memo,
    of: (file, make) => memo.of(file, () => (file.endsWith('.yaml') ? readOnce(root, file, make) : make())),
  };
}

function readOnce<T>(root: string, file: string, make: () => Promise<T>): Promise<T> {
  let key: string;
  try {
    key = `${path.relative(root, file)}\n${readFileSync(file, 'utf8')}`;
  } catch {
    return make();
  }
  const known = read.get(key) as Promise<T> | undefined;
  if (known) return known;
  const made = make();
  made.then(
    () => read.set(key, made),
    () => undefined,
  );
  return made;
}

/** As `measurePicture`, once for each content; an object of its own, by which what is in a catalogue's folder is known. */
export async function measureOnce(file: string): Promise<PictureFacts> {
  const hash = hashOf(readFileSync(file));
  const facts = measured.get(hash) ?? measurePicture(file);
  measured.set(hash, facts);
  return { ...(await facts) };
}
