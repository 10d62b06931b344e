import type { Catalogue } from '../../loading/catalogue';
import type { CatalogueProblem } from '../../loading/catalogue-problem';
import type { Work } from '../../loading/catalogue-content';
import { followed, replacedIn } from '../../loading/succession';
import { wordsOfFault, type ModelFault } from '../checks/model-fault';
import type { SizeOff } from './compare-size';
import { modelFindings } from './model-findings';

/** In the words of the log and of the build's report. */
export function modelNotices(catalogue: Pick<Catalogue, 'foundModels' | 'works'>): CatalogueProblem[] {
  return worksWithModel(catalogue.works).flatMap((work) => {
    const { fault, sizes = [] } = modelFindings(catalogue, work) ?? {};
    return (fault ?? sizes[0]) ? noticesOf(work, fault, sizes) : [];
  });
}

/** Each edit asks for notices, and few works may have a model. */
const worksWithModel = followed<Work, readonly Work[]>(
  (works) => [...works.values()].filter(({ model }) => model),
  (works, changed) =>
    changed.every(({ was, is }) => !was.model === !is.model) ? replacedIn(works, changed) : undefined,
);

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
