import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { partOf } from '../../../src/contract/server/write-whole';
import { FOLDERS } from '../../catalogue-files/kinds';
import type { OfItem, Values } from '../../content/contract/item';
import { fileSchema } from '../../content/file-schemas';
import type { CatalogueProblem } from '../../content/published/catalogue-problem';
import { fileOf } from '../../content/published/entry';
import type { Store } from '../../../src/contract/server/store/store';
import type { NewRow } from '../../files/file-queries';
import { hashOf, originalKey, readOriginal } from '../../files/originals';
import { hashesOf, mediaOfItem } from './folder-media';
import type { PublicItem } from './public-items';
import { yamlOf } from './write-yaml';

type Items = readonly PublicItem[];

interface ExportOptions {
  items: Items;
  /** What the names of pictures, documents and models stand for. */
  media: readonly NewRow[];
  files: Store;
  folder: string;
}

/** What an export writes, by the names of files. */
export interface PlannedExport {
  added: string[];
  changed: string[];
  /** Items that are public no more. */
  removed: string[];
  /** What public items name and nobody can read. */
  problems: CatalogueProblem[];
  /** Writes all of it. */
  write(): Promise<void>;
}

/**
 * Everything public as a folder of YAML, a file an item, with what it names beside: the same bytes for the same content.
 * Pictures, documents and models that are in the folder and nobody names stay.
 * @throws Error where the folder holds something else
 */
export async function planExport({
  items,
  media: rows,
  files,
  folder,
}: ExportOptions): Promise<PlannedExport> {
  await requireCatalogue(folder);
  const texts = new Map(items.map(({ values, ...of }) => [fileOf(of), exportedText(of, values)]));
  const hashes = hashesOf(rows);
  const media = { lacking: [] as string[], other: [] as string[], problems: [] as CatalogueProblem[] };
  for (const name of namedBy(items)) {
    const hash = hashes.get(name);
    if (hash === undefined || !(await files.has(originalKey(hash))))
      media.problems.push({ file: name, field: '', message: 'cannot be read (it is not there)' });
    else {
      const there = await readFile(path.join(folder, name)).catch(unlessMissing);
      if (!there) media.lacking.push(name);
      else if (hashOf(there) !== hash) media.other.push(name);
    }
  }
  const added: string[] = [];
  const changed: string[] = [];
  for (const [name, text] of texts) {
    const there = await readFile(path.join(folder, name), 'utf8').catch(unlessMissing);
    if (there === undefined) added.push(name);
    else if (there !== text) changed.push(name);
  }
  const removed = (await itemsIn(folder)).filter((name) => !texts.has(name));
  return {
    added: [...added, ...media.lacking],
    changed: [...changed, ...media.other],
    removed,
    problems: media.problems,
    async write() {
      // Not flushed file by file, which takes longer than all the rest: an export can be made again.
      for (const name of [...added, ...changed, ...media.lacking, ...media.other]) {
        const file = path.join(folder, name);
        await mkdir(path.dirname(file), { recursive: true });
        const text = texts.get(name);
        await writeFile(partOf(file), text ?? (await readOriginal(files, hashes.get(name) ?? '')));
        await rename(partOf(file), file);
      }
      for (const name of removed) await rm(path.join(folder, name), { force: true });
    },
  };
}

/** The text of an item's file. */
export const exportedText = (of: OfItem, values: Values): string =>
  yamlOf(values, fileSchema(of.shelf, of.id, LOCALE_CODES));

/** What hides itself, as git's folder does, may be there. */
async function requireCatalogue(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(unlessMissing)) ?? [];
  if (names.every((name) => name.startsWith('.')) || names.includes('site.yaml')) return;
  throw new Error(
    `${folder} holds something, and no catalogue: nothing was written. Name an empty folder, or one that was exported to before.`,
  );
}

async function itemsIn(folder: string): Promise<string[]> {
  const found = await Promise.all(
    [...FOLDERS, 'pages'].map(async (kind) => {
      const names = (await readdir(path.join(folder, kind)).catch(unlessMissing)) ?? [];
      return names.filter((name) => name.endsWith('.yaml')).map((name) => `${kind}/${name}`);
    }),
  );
  return found.flat().sort();
}

const namedBy = (items: Items): string[] =>
  [...new Set(items.flatMap(({ values, ...of }) => mediaOfItem(of, values)))].sort();

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
