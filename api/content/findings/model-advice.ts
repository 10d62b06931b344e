import type { Work } from '../published/catalogue-content';
import type { GalleryDatabase } from '../../database/database';
import { modelsNamed } from '../../files/file-queries';
import { modelFindings } from '../../models/fit/model-findings';
import { offerModel } from '../../models/offer-model';
import type { Finding, Values } from '../contract/item';

const GLB = /^[A-Za-z0-9_-]+\.glb$/;

/** What the page of a work says of its model, or why it has none to show. */
export async function modelAdvice(
  database: Pick<GalleryDatabase, 'read'>,
  values: Values,
): Promise<Finding[]> {
  const work = values as unknown as Work;
  const file: unknown = work.model?.file;
  if (typeof file !== 'string' || !GLB.test(file)) return [];
  // One that is not there stops publishing, and is named as that.
  const row = (await database.read((from) => modelsNamed(from, [file]))).get(file);
  const findings = row && modelFindings({ foundModels: new Map([[file, offerModel(row)]]) }, work);
  if (!findings) return [];
  const advice = (name: Finding['name'], text = ''): Finding => ({
    ...{ path: 'model', name, text, locale: null },
    severity: 'advice',
  });
  return [
    ...(findings.fault ? [advice('modelFaulty')] : []),
    ...findings.sizes.map(({ axis, stated, found: of, isWrong }) =>
      advice(isWrong ? 'modelWrong' : 'modelSize', `${axis} ${of} ${stated}`),
    ),
  ];
}
