import type { Catalogue } from '../../loading/catalogue';
import type { CatalogueProblem } from '../../loading/catalogue-problem';
import type { Work } from '../../loading/catalogue-content';
import { wordsOfFault, type ModelFault } from '../checks/model-fault';
import type { SizeOff } from './compare-size';
import { modelFindings } from './model-findings';

/** In the words of the log and of the build's report. */
export function modelNotices(catalogue: Pick<Catalogue, 'foundModels' | 'works'>): CatalogueProblem[] {
  const notices: CatalogueProblem[] = [];
  // Each edit asks for it, and of thousands of works few have something to be told.
  for (const work of catalogue.works.values()) {
    const { fault, sizes = [] } = modelFindings(catalogue, work) ?? {};
    if (fault ?? sizes[0]) notices.push(...noticesOf(work, fault, sizes));
  }
  return notices;
}

function noticesOf({ id, model }: Work, fault: ModelFault | undefined, sizes: SizeOff[]): CatalogueProblem[] {
  const file = `works/${id}.yaml`;
  const name = model?.file ?? '';
  const words = fault && `models/${name} ${wordsOfFault(fault)}. The work is shown without it`;
  return [
    ...(words ? [{ file, field: 'model.file', message: words }] : []),
    ...sizes.map((size) => ({ file, field: `dimensions.${size.axis}`, message: wordsOfSize(name, size) })),
  ];
}

const wordsOfSize = (name: string, { axis, stated, found, isWrong }: SizeOff): string =>
  `is ${stated} cm, and models/${name} has a ${axis} of ${found} cm: correct one of them, or say in model.size what the model shows` +
  (isWrong ? '. The work is shown without it, as it is off by more than a tenth' : '');
