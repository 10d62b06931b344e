import { matches } from '../../src/contract/check';
import type { ModelRow } from '../files/file-queries';
import type { Catalogue } from '../content/published/catalogue-content';
import { FoundModel, modelId, modelName } from './model-facts';

type Found = Catalogue['foundModels'] extends ReadonlyMap<string, infer One> ? One : never;

/** What was found of a model by an older recipe may have had another form. */
export function foundIn({ found }: Pick<ModelRow, 'found'>): FoundModel {
  const value: unknown = JSON.parse(found);
  return matches(FoundModel, value) ? value : { fault: { code: 'unmade', found: '' } };
}

/** As visitors are offered it, or what is wrong with it. */
export function offerModel({ name: file, hash, found }: Pick<ModelRow, 'name' | 'hash' | 'found'>): Found {
  const model = foundIn({ found });
  if ('fault' in model) return model;
  const id = modelId(file);
  return { offered: { ...model.facts, id, name: modelName(id, model.facts.version), file, hash } };
}
