import { sizeOf } from './fit/model-findings';
import type { Models } from './models';
import type { FoundModel } from './model-facts';
import type { FileFacts } from '../media/contract/files';
import { DeskError } from '../desk/desk-error';

/** That visitors can be shown it. @param id that it is to have. @throws DeskError that says what is wrong with it */
export async function checkModel(
  upload: string,
  id: string,
  models: Pick<Models, 'look'>,
): Promise<FoundModel> {
  const found = await models.look(upload, id);
  if ('fault' in found) throw new DeskError('unfitModel', { model: found.fault });
  return found;
}

export function modelFacts(found: FoundModel): NonNullable<FileFacts['model']> {
  if ('fault' in found) return found;
  const { bounds, isLamp } = found.facts;
  return { size: sizeOf(bounds), isLamp };
}
