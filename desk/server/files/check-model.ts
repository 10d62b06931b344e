import { rm } from 'node:fs/promises';
import { sizeOf } from '../../../api/models/fit/stated-size';
import type { ModelCache } from '../../../api/models/model-cache';
import type { FileFacts } from '../../contract/items/files';
import { DeskError } from '../desk-error';

/** That visitors can be shown it; the file goes where it is not so. @throws DeskError that says what is wrong with it */
export async function checkModel(file: string, models: Pick<ModelCache, 'findWritten'>): Promise<void> {
  const found = await models.findWritten(file).catch(async (error: unknown) => {
    await rm(file, { force: true });
    throw error;
  });
  if (!('fault' in found)) return;
  await rm(file, { force: true });
  throw new DeskError('unfitModel', { model: found.fault });
}

export async function modelFacts(
  file: string,
  models: Pick<ModelCache, 'find'>,
): Promise<NonNullable<FileFacts['model']>> {
  const found = await models.find(file);
  if ('fault' in found) return found;
  const { bounds, isLamp } = found.facts;
  return { size: sizeOf(bounds), isLamp };
}
