import type { Catalogue } from '../content/published/catalogue';
import type { ModelCache } from './model-cache';
import { modelId, modelName } from './workshop/model-files';

type Found = Catalogue['foundModels'] extends ReadonlyMap<string, infer One> ? One : never;

/** @throws the system's error where there is no such file */
export async function offerModel(file: string, cache: Pick<ModelCache, 'find'>): Promise<Found> {
  const found = await cache.find(file);
  if ('fault' in found) return found;
  const known = offeredOf.get(found.facts);
  if (known?.offered.path === file) return known;
  const id = modelId(file);
  const name = modelName(id, found.facts.version);
  const made = { offered: { ...found.facts, id, name, path: file } };
  offeredOf.set(found.facts, made);
  return made;
}

/** The same object while a model stays the same: what shows it need not be made again. */
const offeredOf = new WeakMap<object, Extract<Found, { offered: object }>>();
