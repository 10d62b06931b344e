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
  const save = async () => {
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeWhole(file, JSON.stringify(Object.fromEntries(announced)));
    } catch (error) {
      onUnsaved(error);
    }
  };
  return {
    isKnown: () => isKnown,
    differences: (prints) =>
      [...new Set([...announced.keys(), ...prints.keys()])]
        .filter((key) => announced.get(key)?.print !== prints.get(key)?.print)
        .map((key) => ({
          key,
          slugs: [...new Set([...(announced.get(key)?.slugs ?? []), ...(prints.get(key)?.slugs ?? [])])],
        })),
    doubt: (differences) => {
      for (const { key, slugs } of differences) announced.set(key, { slugs, print: IN_DOUBT });
      return save();
    },
    settle: (keys, prints) => {
      isKnown = true;
      for (const key of keys) {
        const print = prints.get(key);
        if (print) announced.set(key, print);
        else announced.delete(key);
      }
      return save();
    },
  };
}

async function readPrints(file: string): Promise<[PrintKey, ItemPrint][] | undefined> {
  try {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    return matches(File, content) ? (Object.entries(content) as [PrintKey, ItemPrint][]) : undefined;
  } catch {
    return undefined;
  }
}
