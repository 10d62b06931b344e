import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isFullDisk } from '../../src/contract/server/full-disk';
import type { Store } from '../../src/contract/server/store/store';
import { inTurn } from '../database/in-turn';
import { withOriginal } from '../files/originals';
import type { FoundModel, OfferedModel } from './model-facts';
import { keepFacts, madeBefore } from './workshop/made-before';
import { modelFolder, modelName } from './workshop/model-files';
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
