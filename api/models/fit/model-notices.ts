import type { Catalogue } from '../../loading/catalogue';
import type { CatalogueProblem } from '../../loading/catalogue-problem';
import { wordsOfFault } from '../checks/model-fault';
import type { SizeOff } from './compare-size';
import { modelFindings } from './model-findings';

/** In the words of the log and of the build's report. */
export function modelNotices(catalogue: Pick<Catalogue, 'foundModels' | 'works'>): CatalogueProblem[] {
  const notices: CatalogueProblem[] = [];
  // Each edit asks for it, and of thousands of works few have something to be told.
  for (const work of catalogue.works.values()) {
    const { fault, sizes = [] } = modelFindings(catalogue, work) ?? {};
    const name = work.model?.file ?? '';
    const note = (field: string, message: string) =>
      notices.push({ file: `works/${work.id}.yaml`, field, message });
    if (fault) note('model.file', `models/${name} ${wordsOfFault(fault)}. The work is shown without it`);
    for (const size of sizes) note(`dimensions.${size.axis}`, wordsOfSize(name, size));
  }
  return notices;
}

const wordsOfSize = (name: string, { axis, stated, found, isWrong }: SizeOff): string =>
  `is ${stated} cm, and models/${name} has a ${axis} of ${found} cm: correct one of them, or say in model.size what the model shows` +
  (isWrong ? '. The work is shown without it, as it is off by more than a tenth' : '');
