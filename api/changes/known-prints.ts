import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import { writeWhole } from '../../src/contract/server/write-whole';
import type { ItemPrint } from './item-fingerprint';
import type { PrintKey, Prints } from './prints';

/** Of the catalogue of which changes were noted last; saved on disk, so that those of a stopped API are noted at its start. */
export interface KnownPrints {
  isThere(): boolean;
  differences(prints: Prints): Difference[];
  settle(keys: Iterable<PrintKey>, prints: Prints): Promise<void>;
}

export interface Difference {
  key: PrintKey;
  slugs: string[];
}

const File = Type.Record(
  Type.String(),
  Type.Object({ slugs: Type.Array(Type.String()), print: Type.String() }),
);

/** @param onUnsaved called when the file cannot be written: changes are noted again after the next start */
export async function openKnownPrints(
  file: string,
  onUnsaved: (error: unknown) => void,
): Promise<KnownPrints> {
  const kept = await readPrints(file);
  let isThere = kept !== undefined;
  const known = new Map(kept);
  /** What is written of each: of 40,000, one or two are new. */
  const lines = new Map(kept?.map(([key, print]) => [key, lineOf(key, print)]));
  const note = (key: PrintKey, print: ItemPrint): void => {
    known.set(key, print);
    lines.set(key, lineOf(key, print));
  };
  const save = async () => {
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeWhole(file, `{${[...lines.values()].join()}}`);
    } catch (error) {
      onUnsaved(error);
    }
  };
  return {
    isThere: () => isThere,
    differences(prints) {
      const changed: PrintKey[] = [];
      for (const [key, { print }] of known) if (prints.get(key)?.print !== print) changed.push(key);
      for (const key of prints.keys()) if (!known.has(key)) changed.push(key);
      return changed.map((key) => ({
        key,
        slugs: [...new Set([...(known.get(key)?.slugs ?? []), ...(prints.get(key)?.slugs ?? [])])],
      }));
    },
    settle: (keys, prints) => {
      isThere = true;
      for (const key of keys) {
        const print = prints.get(key);
        if (print) {
          note(key, print);
        } else {
          known.delete(key);
          lines.delete(key);
        }
      }
      return save();
    },
  };
}

const lineOf = (key: PrintKey, print: ItemPrint): string => `${JSON.stringify(key)}:${JSON.stringify(print)}`;

async function readPrints(file: string): Promise<[PrintKey, ItemPrint][] | undefined> {
  try {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    return matches(File, content) ? (Object.entries(content) as [PrintKey, ItemPrint][]) : undefined;
  } catch {
    return undefined;
  }
}
