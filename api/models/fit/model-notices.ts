import type { Catalogue } from '../../content/published/catalogue';
import type { CatalogueProblem } from '../../content/published/catalogue-problem';
import type { Work } from '../../content/published/catalogue-content';
import { followed } from '../../content/published/succession';
import { wordsOfFault, type ModelFault } from '../checks/model-fault';
import type { SizeOff } from './compare-size';
import { modelFindings } from './model-findings';

/** In the words of the log and of the build's report. */
export const modelNotices = ({ foundModels, works }: Pick<Catalogue, 'foundModels' | 'works'>) => {
  const noticed = noticedWith.get(foundModels) ?? noticesWith(foundModels);
  noticedWith.set(foundModels, noticed);
  return noticed(works);
};

type Noticed = (works: Catalogue['works']) => readonly CatalogueProblem[];

/** Each edit asks for notices, and most change none: neither a model nor a work of which something is to be told. */
const noticedWith = new WeakMap<Catalogue['foundModels'], Noticed>();

function noticesWith(foundModels: Catalogue['foundModels']): Noticed {
  const noticesAt = (work: Work): CatalogueProblem[] => {
    const { fault, sizes = [] } = modelFindings({ foundModels }, work) ?? {};
    return (fault ?? sizes[0]) ? noticesOf(work, fault, sizes) : [];
  };
  return followed<Work, readonly CatalogueProblem[]>(
    (works) => [...works.values()].flatMap(noticesAt),
    (notices, changed) =>
      changed.some(({ was, is }) => noticesAt(was).length + noticesAt(is).length > 0) ? undefined : notices,
  );
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
