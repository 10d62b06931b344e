import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { matches } from '../../src/contract/check';
import { isFullDisk } from '../../src/contract/server/full-disk';
import { NotStored, type Store } from '../../src/contract/server/store/store';
import { inTurn } from '../database/in-turn';
import { withOriginal } from '../files/originals';
import { checkBytes } from './checks/check-model';
import { FaultyModel } from './checks/model-fault';
import {
  ENCODINGS,
  type FoundModel,
  MODEL_FORMS,
  ModelFacts,
  modelFactsKey,
  modelFolder,
  modelKey,
  modelName,
  modelVersion,
  type OfferedModel,
} from './model-facts';
import { openWorkshop, type Workshop } from './workshop/workshop';

export interface Models {
  /** What a file is found to be; what is made of it is in the store then. @param id that it is made under. @throws where it cannot be read */
  look(file: string, id: string): Promise<FoundModel>;
  /** Makes the files of one again that somebody has removed. */
  remake(model: Pick<OfferedModel, 'id' | 'hash' | 'file'>): Promise<FoundModel>;
  /** What is being made is given up. */
  close(): void;
}

export function openModels(
  files: Store,
  { workshop = openWorkshop() }: { workshop?: Workshop } = {},
): Models {
  async function make(file: string, id: string): Promise<FoundModel> {
    const folder = await mkdtemp(path.join(tmpdir(), 'model-'));
    try {
      const found = await workshop.make({ file, folder });
      if ('facts' in found) await keep(folder, modelName(id, found.facts.version), found);
      return found;
    } catch (error) {
      // The catalogue is as good as before: it is shown without the model.
      if (isFullDisk(error)) return { fault: { code: 'noRoom', found: '' } };
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  async function keep(folder: string, name: string, { facts }: Extract<FoundModel, { facts: object }>) {
    await inTurn(await readdir(folder), (file) =>
      files.write(`${modelFolder(name)}/${file}`, { file: path.join(folder, file) }),
    );
    // Last: where it is, the others are whole.
    await keepFacts(files, name, facts);
  }
  return {
    async look(file, id) {
      const facts = await madeBefore(files, file, id);
      return facts ? { facts } : make(file, id);
    },
    remake: ({ hash, file: name, id }) => withOriginal(files, { hash, name }, (file) => make(file, id)),
    close: workshop.close,
  };
}

const keepFacts = (files: Store, name: string, facts: ModelFacts): Promise<void> =>
  files.write(modelFactsKey(name), JSON.stringify(facts));

/**
 * Making the files of a model takes seconds of a processor: those of a content are made once.
 * @param id that its files are made under
 * @returns undefined where nothing was made of this content, a file of it is gone, or the model cannot be looked at
 */
async function madeBefore(files: Store, file: string, id: string): Promise<ModelFacts | undefined> {
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
