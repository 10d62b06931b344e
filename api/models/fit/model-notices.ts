import type { Catalogue } from '../../loading/catalogue';
import type { CatalogueProblem } from '../../loading/catalogue-problem';
import { wordsOfFault } from '../checks/model-fault';
import type { SizeOff } from './compare-size';
import { modelFindings } from './model-findings';

/** In the words of the log and of the build's report. */
export function modelNotices(catalogue: Pick<Catalogue, 'foundModels' | 'works'>): CatalogueProblem[] {
  return [...catalogue.works.values()].flatMap((work) => {
    const findings = modelFindings(catalogue, work);
    if (!findings) return [];
    const { fault, sizes } = findings;
    const file = `works/${work.id}.yaml`;
    const name = work.model?.file ?? '';
    if (fault)
      return [
        {
          file,
          field: 'model.file',
          message: `models/${name} ${wordsOfFault(fault)}. The work is shown without it`,
        },
      ];
    return sizes.map((size) => ({
      file,
      field: `dimensions.${size.axis}`,
      message: wordsOfSize(name, size),
    }));
  });
}

const wordsOfSize = (name: string, { axis, stated, found, isWrong }: SizeOff): string =>
  `is ${stated} cm, and models/${name} has a ${axis} of ${found} cm: correct one of them, or say in model.size what the model shows` +
  (isWrong ? '. The work is shown without it, as it is off by more than a tenth' : '');
