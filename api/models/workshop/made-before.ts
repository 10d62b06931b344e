import { readFile, stat } from 'node:fs/promises';
import { matches } from '../../../src/contract/check';
import { writeWhole } from '../../../src/contract/server/write-whole';
import { checkBytes } from '../checks/check-model';
import { modelVersion } from '../making/model-recipe';
import { MODEL_FORMS, ModelFacts } from '../model-facts';
import { ENCODINGS, modelFactsFile, modelFile, modelName } from './model-files';

/** Written last: where it is, the files are whole. */
export const keepMade = (folder: string, name: string, facts: ModelFacts): Promise<void> =>
  writeWhole(modelFactsFile(folder, name), JSON.stringify(facts));

/**
 * Making the files of a model takes seconds of a processor. A catalogue that was copied, restored or checked out anew has
 * other paths and times and the same models.
 * @param folder of all models that were made. @param id that its files are made under
 * @returns undefined where nothing was made of this content, a file of it is gone, or the model cannot be read
 */
export async function madeBefore(file: string, folder: string, id: string): Promise<ModelFacts | undefined> {
  try {
    checkBytes((await stat(file)).size);
    const name = modelName(id, modelVersion(await readFile(file)));
    const facts: unknown = JSON.parse(await readFile(modelFactsFile(folder, name), 'utf8'));
    if (!matches(ModelFacts, facts)) return undefined;
    for (const form of MODEL_FORMS)
      if ((await stat(modelFile(folder, name, form))).size !== facts.made[form]) return undefined;
    for (const encoding of ENCODINGS) await stat(modelFile(folder, name, 'web', encoding));
    return facts;
  } catch {
    return undefined;
  }
}
