import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** `<release>/tags.json`: the API's answers behind each page and file (src/contract/hook/tags.ts). */
export const TAGS_NAME = 'tags.json';

/** Indexes into the arrays before, since thousands of pages share their tags. */
interface TagTable {
  tags: string[];
  sets: number[][];
  pages: Record<string, number>;
}

export interface PageTags {
  /** Undefined where nothing is at that decoded address. */
  of: (address: string) => readonly string[] | undefined;
  /** Each tag of any page once. */
  all: readonly string[];
}

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

export const writeTags = (dir: string, table: TagTable): Promise<void> =>
  writeFile(path.join(dir, TAGS_NAME), JSON.stringify(table));

export const readTagTable = async (dir: string): Promise<TagTable> =>
  JSON.parse(await readFile(path.join(dir, TAGS_NAME), 'utf8')) as TagTable;

/** Undefined when missing or unreadable. */
export async function readTags(dir: string): Promise<PageTags | undefined> {
  try {
    const { tags, sets, pages } = await readTagTable(dir);
    const named = sets.map((numbers) => numbers.map((number) => tags[number]!));
    const found = new Map(Object.entries(pages));
    return { of: (address) => named[found.get(address) ?? -1], all: tags };
  } catch {
    return undefined;
  }
}
