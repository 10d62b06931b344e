import type { Catalogue, CatalogueProblem, Work } from '../../content/published/catalogue-content';
import { worksWithModels } from '../../content/published/item-files';
import type { ReadPart } from '../../content/published/part';
import { wordsOfFault, type ModelFault } from '../checks/model-fault';
import { modelFindings, type SizeOff } from './model-findings';

/** In the words of the log and of the build's report. */
export const modelNotices = ({
  foundModels,
  works,
}: Pick<Catalogue, 'foundModels' | 'works'>): CatalogueProblem[] =>
  [...works.values()].flatMap((work) => {
    const { fault, sizes = [] } = modelFindings({ foundModels }, work) ?? {};
    return noticesOf(work, fault, sizes);
  });

/** Works that are read at a time. */
const PAGE = 200;

/** Of all works that have a model. @param options.publicOnly without those that are withdrawn */
export async function allModelNotices(
  readPart: ReadPart,
  { publicOnly = false } = {},
): Promise<CatalogueProblem[]> {
  const notices: CatalogueProblem[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const last: string = after;
    const { catalogue, found } = await readPart(async (part) => {
      const ids = await worksWithModels(part.from, last, PAGE);
      await part.add('works', ids);
      return ids;
    });
    const shown = [...catalogue.works].filter(([, { status }]) => !publicOnly || status !== 'draft');
    notices.push(...modelNotices({ ...catalogue, works: new Map(shown) }));
    after = found.at(-1);
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
