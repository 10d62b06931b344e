import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import { writeWhole } from '../../src/contract/server/write-whole';
import type { ItemPrint } from './item-fingerprint';
import type { PrintKey, Prints } from './prints';

/** Saved on disk, so that changes made while the host was away are told later. */
export interface Announced {
  isKnown(): boolean;
  differences(prints: Prints): Difference[];
  /** Marks items as uncertain until the host has answered. */
  doubt(differences: Difference[]): Promise<void>;
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

const IN_DOUBT = '';

/** @param onUnsaved called when the file cannot be written: changes are told again after the next start */
export async function openAnnounced(file: string, onUnsaved: (error: unknown) => void): Promise<Announced> {
  const kept = await readPrints(file);
  let isKnown = kept !== undefined;
  const announced = new Map(kept);
  /** What is written of each: of 40,000, one or two are new. */
  const lines = new Map(kept?.map(([key, print]) => [key, lineOf(key, print)]));
  const note = (key: PrintKey, print: ItemPrint): void => {
    announced.set(key, print);
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
    isKnown: () => isKnown,
    differences(prints) {
      const changed: PrintKey[] = [];
      for (const [key, { print }] of announced) if (prints.get(key)?.print !== print) changed.push(key);
      for (const key of prints.keys()) if (!announced.has(key)) changed.push(key);
      return changed.map((key) => ({
        key,
        slugs: [...new Set([...(announced.get(key)?.slugs ?? []), ...(prints.get(key)?.slugs ?? [])])],
      }));
    },
    doubt: (differences) => {
      for (const { key, slugs } of differences) note(key, { slugs, print: IN_DOUBT });
      return save();
    },
    settle: (keys, prints) => {
      isKnown = true;
      for (const key of keys) {
        const print = prints.get(key);
        if (print) {
          note(key, print);
        } else {
          announced.delete(key);
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
