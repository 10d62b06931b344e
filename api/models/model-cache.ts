import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import { writeFacts } from '../media/write-facts';
import { MODEL_RECIPE_VERSION } from './making/model-recipe';
import { FoundModel } from './model-facts';
import { madeBefore } from './workshop/made-before';
import { modelId } from './workshop/model-files';
import { openWorkshop, type Workshop } from './workshop/workshop';

const CacheFile = Type.Object({
  recipe: Type.String(),
  models: Type.Record(Type.String(), FoundModel),
});

export interface CheckedModel {
  id: string;
  found: FoundModel;
}

export interface ModelCache {
  /** Where the files lie that were made. */
  folder: string;
  /** Looks again when path, size or time have changed. @throws the system's error where there is no such file */
  find(file: string): Promise<FoundModel>;
  /** Of a file that lies outside of the catalogue still. @param id that it is to have there */
  findUpload(file: string, id: string): Promise<CheckedModel>;
  /** It lies in the catalogue now, and is known there, whatever lay there before. */
  place(file: string, checked: CheckedModel): Promise<void>;
  /** Makes the files of one again that somebody has removed. */
  remake(file: string): Promise<FoundModel>;
  /** @param whole where all were asked for since the last time: the others are forgotten */
  save(whole: boolean): Promise<void>;
  /** What is being made is given up. */
  close(): void;
}

interface ModelCacheOptions {
  workshop?: Workshop;
}

/** Remembers what was found, so that a start costs a look at each file's time. @param dataDir holds facts and made files */
export async function openModelCache(
  dataDir: string,
  { workshop }: ModelCacheOptions = {},
): Promise<ModelCache> {
  const folder = path.join(dataDir, 'media', 'models');
  const cacheFile = path.join(dataDir, 'model-facts.json');
  const { make, close } = workshop ?? openWorkshop(folder);
  const makeUnlessMade = async (file: string, id = modelId(file)): Promise<FoundModel> => {
    const facts = await madeBefore(file, folder, id);
    return facts ? { facts } : make(file, id);
  };
  let known = await readCache(cacheFile);
  let asked = new Map<string, Promise<FoundModel>>();
  let saved = [...known.keys()].sort().join('\n');
  async function find(file: string): Promise<FoundModel> {
    const key = await keyOf(file);
    const before = known.get(key);
    const remembered = before && hadNoRoom(before) ? undefined : before;
    const found = asked.get(key) ?? (remembered ? Promise.resolve(remembered) : makeUnlessMade(file));
    asked.set(key, found);
    // What could not be read may be readable the next time.
    found.catch(() => asked.delete(key));
    return found;
  }
  return {
    folder,
    find,
    findUpload: async (file, id) => ({ id, found: await makeUnlessMade(file, id) }),
    async place(file, { id, found }) {
      // Under another id its files would have to be made anew.
      if (modelId(file) === id) asked.set(await keyOf(file), Promise.resolve(found));
    },
    remake: make,
    close,
    async save(whole) {
      const all = await Promise.all([...asked].map(async ([key, found]) => [key, await found] as const));
      [known, asked] = [new Map(whole ? all : [...known, ...all]), new Map()];
      const keys = [...known.keys()].sort().join('\n');
      if (keys === saved) return;
      // The next start tries again what took too long on a busy machine.
      const kept = [...known].filter(([, found]) => !isOfMachine(found));
      const content = { recipe: MODEL_RECIPE_VERSION, models: Object.fromEntries(kept) };
      if (await writeFacts(cacheFile, content)) saved = keys;
    },
  };
}

/** Another time, the same file may be found good. */
const isOfMachine = (found: FoundModel): boolean =>
  hadNoRoom(found) || ('fault' in found && found.fault.code === 'unmade');

const hadNoRoom = (found: FoundModel): boolean => 'fault' in found && found.fault.code === 'noRoom';

async function keyOf(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  return `${file}|${mtimeMs}|${size}`;
}

async function readCache(cacheFile: string): Promise<Map<string, FoundModel>> {
  try {
    const content: unknown = JSON.parse(await readFile(cacheFile, 'utf8'));
    const isOfNow = matches(CacheFile, content) && content.recipe === MODEL_RECIPE_VERSION;
    return new Map(isOfNow ? Object.entries(content.models) : []);
  } catch {
    return new Map();
  }
}
