import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import { writeWhole } from '../../src/contract/server/write-whole';
import type { ItemPrint } from './item-fingerprint';
import type { PrintKey, Prints } from './prints';

/** What the site was told of last, kept on disk: a change that was made while nobody listened is told later. */
export interface Announced {
  /** False as long as nothing was ever kept, or what was kept cannot be read. */
  isKnown(): boolean;
  /** The items and lists whose print is another one than the site was told of, with their old and new slugs. */
  differences(prints: Prints): Difference[];
  /** Notes that the site may or may not hear of these now: they differ until it surely has. */
  doubt(differences: Difference[]): Promise<void>;
  /** Notes that the site knows what `prints` say of these. */
  settle(keys: Iterable<PrintKey>, prints: Prints): Promise<void>;
}

/** An item to tell the site of. */
export interface Difference {
  key: PrintKey;
  slugs: string[];
}

const File = Type.Record(
  Type.String(),
  Type.Object({ slugs: Type.Array(Type.String()), print: Type.String() }),
);

/** The print of an item of which nobody knows what the site knows; no item has it. */
const IN_DOUBT = '';

/**
 * Opens what is kept in a file.
 * @param onUnsaved told when the file cannot be written: what is told meanwhile is told again after the next start
 */
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
