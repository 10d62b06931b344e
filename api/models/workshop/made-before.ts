import { readFile, stat } from 'node:fs/promises';
import { matches } from '../../../src/contract/check';
import { NotStored, type Store } from '../../../src/contract/server/store/store';
import { FaultyModel } from '../checks/model-fault';
import { checkBytes } from '../checks/check-model';
import { modelVersion } from '../making/model-recipe';
import { MODEL_FORMS, ModelFacts } from '../model-facts';
import { ENCODINGS, modelFactsKey, modelKey, modelName } from './model-files';

export const keepFacts = (files: Store, name: string, facts: ModelFacts): Promise<void> =>
  files.write(modelFactsKey(name), JSON.stringify(facts));

/**
 * Making the files of a model takes seconds of a processor: those of a content are made once.
 * @param id that its files are made under
 * @returns undefined where nothing was made of this content, a file of it is gone, or the model cannot be looked at
 */
export async function madeBefore(files: Store, file: string, id: string): Promise<ModelFacts | undefined> {
  try {
    checkBytes((await stat(file)).size);
    const name = modelName(id, modelVersion(await readFile(file)));
    const facts: unknown = JSON.parse(String(await files.read(modelFactsKey(name))));
    if (!matches(ModelFacts, facts)) return undefined;
    for (const form of MODEL_FORMS)
      if ((await files.facts(modelKey({ name, form })))?.bytes !== facts.made[form]) return undefined;
    for (const encoding of ENCODINGS)
      if (!(await files.has(modelKey({ name, form: 'web', encoding })))) return undefined;
    return facts;
  } catch (error) {
    if (error instanceof NotStored || error instanceof FaultyModel || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}
