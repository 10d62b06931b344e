import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** `<release>/tags.json`: which answers of the API each page and file was made of (src/contract/hook/tags.ts). */
export const TAGS_NAME = 'tags.json';

/** As the file has it: numbers into the lists before, since thousands of pages share their tags. */
interface TagTable {
  tags: string[];
  /** Numbers of tags that pages have together. */
  sets: number[][];
  /** Decoded address -> number of a set. */
  pages: Record<string, number>;
}

/** The tags of a release, as the host asks for them. */
export interface PageTags {
  /** Those of the page or file at a decoded address; undefined where the release has none there. */
  of: (address: string) => readonly string[] | undefined;
}

/** Gathers tags while pages are made. */
export function gatherTags() {
  const tags = new Map<string, number>();
  const sets = new Map<string, number>();
  const table: TagTable = { tags: [], sets: [], pages: {} };
  const numberOf = (tag: string): number => {
    const known = tags.get(tag);
    if (known !== undefined) return known;
    tags.set(tag, table.tags.length);
    return table.tags.push(tag) - 1;
  };
  return {
    add(address: string, read: readonly string[]): void {
      const numbers = read.map(numberOf).sort((a, b) => a - b);
      const key = numbers.join();
      const known = sets.get(key) ?? table.sets.push(numbers) - 1;
      sets.set(key, known);
      table.pages[address] = known;
    },
    done: (): TagTable => table,
  };
}

/** @param dir folder of the release, or of a build that leads to one */
export const writeTags = (dir: string, table: TagTable): Promise<void> =>
  writeFile(path.join(dir, TAGS_NAME), JSON.stringify(table));

export const readTagTable = async (dir: string): Promise<TagTable> =>
  JSON.parse(await readFile(path.join(dir, TAGS_NAME), 'utf8')) as TagTable;

/** The tags of a release; undefined where it has none, or none that can be read. */
export async function readTags(dir: string): Promise<PageTags | undefined> {
  try {
    const { tags, sets, pages } = await readTagTable(dir);
    const named = sets.map((numbers) => numbers.map((number) => tags[number]!));
    const found = new Map(Object.entries(pages));
    return { of: (address) => named[found.get(address) ?? -1] };
  } catch {
    return undefined;
  }
}
