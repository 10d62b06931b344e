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
  const { ids, idSet, files } = listed(path.join(root, folder), await namesIn(path.join(root, folder)), memo);
  const limit = pLimit(AT_ONCE);
  const results = files.map((file) => memo.known<FileResult<Static<T>>>(file));
  const read = async (id: string, index: number) => {
    results[index] = await readCatalogueFile(root, `${folder}/${id}.yaml`, schemaOf, memo);
  };
  await Promise.all(ids.flatMap((id, index) => (results[index] ? [] : [limit(read, id, index)])));
  const entries: Entry<Static<T>>[] = [];
  const problems: CatalogueProblem[] = [];
  for (const result of results) {
    if (result?.content) entries.push(result.content);
    if (result && result.problems.length > 0) problems.push(...result.problems);
  }
  return { entries, ids: idSet, problems };
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

interface Listed {
  names: readonly string[];
  ids: readonly string[];
  idSet: ReadonlySet<string>;
  files: readonly string[];
}

/** The same names make the same lists again: an edit of one file changes none of thousands of names. */
const listedLast = new WeakMap<FileMemo, Map<string, Listed>>();

function listed(folder: string, names: readonly string[], memo: FileMemo): Listed {
  const known = listedLast.get(memo) ?? new Map<string, Listed>();
  listedLast.set(memo, known);
  const last = known.get(folder);
  if (last?.names.length === names.length && last.names.every((name, at) => name === names[at])) return last;
  const ids = names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .sort();
  const files = ids.map((id) => `${folder}${path.sep}${id}.yaml`);
  const made = { names, ids, idSet: new Set(ids), files };
  known.set(folder, made);
  return made;
}
