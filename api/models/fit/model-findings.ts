import type { Catalogue } from '../../content/published/catalogue';
import type { Work } from '../../content/published/catalogue-content';
import type { ModelFault } from '../checks/model-fault';
import type { OfferedModel } from '../model-facts';
import { compareSize, type SizeOff } from './compare-size';
import { shownSize } from './stated-size';

/** What is wrong with the model of a work; the work stays without it where `isShown` is false. */
export interface ModelFindings {
  isShown: boolean;
  fault?: ModelFault;
  sizes: SizeOff[];
}

type Found = Pick<Catalogue, 'foundModels'>;

/** Undefined where the work has no model, or nobody has looked at it. */
export function modelFindings({ foundModels }: Found, work: Work): ModelFindings | undefined {
  const found = work.model && foundModels.get(work.model.file);
  if (!found) return undefined;
  if ('fault' in found) return { isShown: false, fault: found.fault, sizes: [] };
  const sizes = compareSize(found.offered.bounds, shownSize(work));
  return { isShown: !sizes.some(({ isWrong }) => isWrong), sizes };
}

/** What is shown of a work. */
export function shownModel(catalogue: Found, work: Work): OfferedModel | undefined {
  const found = work.model && catalogue.foundModels.get(work.model.file);
  if (!found || 'fault' in found) return undefined;
  return modelFindings(catalogue, work)?.isShown ? found.offered : undefined;
}
