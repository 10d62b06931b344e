import path from 'node:path';
import type { Work } from '../published/catalogue-content';
import { modelFindings } from '../../models/fit/model-findings';
import { offerModel } from '../../models/offer-model';
import type { ModelCache } from '../../models/model-cache';
import type { Finding, Values } from '../contract/item';

const GLB = /^[A-Za-z0-9_-]+\.glb$/;

/** What the page of a work says of its model, or why it has none to show. @param root the catalogue's folder */
export async function modelAdvice(
  root: string,
  models: Pick<ModelCache, 'find'>,
  values: Values,
): Promise<Finding[]> {
  const work = values as unknown as Work;
  const file: unknown = work.model?.file;
  if (typeof file !== 'string' || !GLB.test(file)) return [];
  // One that is not there stops publishing, and is named as that.
  const found = await offerModel(path.join(root, 'models', file), models).catch(() => undefined);
  const findings = found && modelFindings({ foundModels: new Map([[file, found]]) }, work);
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
