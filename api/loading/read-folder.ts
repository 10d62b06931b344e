import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Static, TSchema } from '@sinclair/typebox';
import pLimit from 'p-limit';
import type { Entry } from './catalogue-content';
import type { CatalogueProblem } from './catalogue-problem';
import type { FileMemo } from './file-memo';
import { readCatalogueFile, type FileResult, type FileSchema } from './read-file';

/** Operating systems limit open files to about a thousand for a process. */
const AT_ONCE = 64;

export interface FolderResult<F> {
  entries: Entry<F>[];
  ids: ReadonlySet<string>;
  problems: CatalogueProblem[];
}

export async function readFolder<T extends TSchema>(
  root: string,
  folder: string,
  schemaOf: FileSchema<T>,
  memo: FileMemo,
): Promise<FolderResult<Static<T>>> {
  const names = await readdir(path.join(root, folder)).catch(() => []);
  const ids = names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .sort();
  const limit = pLimit(AT_ONCE);
  const within = path.join(root, folder) + path.sep;
  const results = ids.map((id) => memo.known<FileResult<Static<T>>>(`${within}${id}.yaml`));
  const read = async (id: string, index: number) => {
    results[index] = await readCatalogueFile(root, `${folder}/${id}.yaml`, schemaOf, memo);
  };
  await Promise.all(ids.flatMap((id, index) => (results[index] ? [] : [limit(read, id, index)])));
  const entries: Entry<Static<T>>[] = [];
  const problems: CatalogueProblem[] = [];
  for (const result of results) {
    if (result?.content) entries.push(result.content);
    if (result) problems.push(...result.problems);
  }
  return { entries, ids: new Set(ids), problems };
}
