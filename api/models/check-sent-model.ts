import { sizeOf } from './fit/stated-size';
import type { CheckedModel, ModelCache } from './model-cache';
import type { FileFacts } from '../media/contract/files';
import { DeskError } from '../desk/desk-error';

/** That visitors can be shown it. @param id that it is to have in the catalogue. @throws DeskError that says what is wrong with it */
export async function checkModel(
  upload: string,
  id: string,
  models: Pick<ModelCache, 'findUpload'>,
): Promise<CheckedModel> {
  const checked = await models.findUpload(upload, id);
  if ('fault' in checked.found) throw new DeskError('unfitModel', { model: checked.found.fault });
  return checked;
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
