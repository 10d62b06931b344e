import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isFullDisk } from '../../../src/contract/server/full-disk';
import { answerInLane } from '../../lanes/answer-in-lane';
import { checkBytes, checkModel } from '../checks/check-model';
import { FaultyModel } from '../checks/model-fault';
import { makeModel } from '../making/make-model';
import {
  ENCODINGS,
  type FoundModel,
  madeFileName,
  MODEL_FORMS,
  type ModelEncoding,
  modelVersion,
} from '../model-facts';
import type { Asked } from './workshop';

answerInLane(({ file, folder }: Asked) => makeFiles(file, folder));

/** Comes within a hundredth of 11, in a tenth of the time. */
const BROTLI_QUALITY = 9;

const PACK: Record<ModelEncoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/**
 * Checks a model and writes what is made of it. @param folder for these files alone. @throws where it cannot be read
 */
async function makeFiles(file: string, folder: string): Promise<FoundModel> {
  try {
    checkBytes((await stat(file)).size);
    const content = await readFile(file);
    await checkModel(content);
    const { files, ...measured } = await makeModel(content).catch((error: unknown) => {
      if (error instanceof FaultyModel) throw error;
      throw new FaultyModel({ code: 'unmade', found: String(error).slice(0, 200) });
    });
    const version = modelVersion(content);
    const write = (name: string, made: Uint8Array) => writeFile(path.join(folder, name), made);
    for (const form of MODEL_FORMS) await write(madeFileName({ form }), files[form]);
    for (const encoding of ENCODINGS)
      await write(madeFileName({ form: 'web', encoding }), await PACK[encoding](files.web));
    const { web, plain, original } = files;
    const made = { web: web.length, plain: plain.length, original: original.length };
    return { facts: { ...measured, version, made } };
  } catch (error) {
    if (error instanceof FaultyModel) return { fault: error.fault };
    // The catalogue is as good as before: it is shown without the model.
    if (isFullDisk(error)) return { fault: { code: 'noRoom', found: '' } };
    throw error;
  }
}
