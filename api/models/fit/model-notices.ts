import type { Catalogue, CatalogueProblem, Work } from '../../content/published/catalogue-content';
import { worksWithModels } from '../../content/published/item-files';
import { partOf } from '../../content/published/part';
import type { GalleryDatabase } from '../../database/database';
import { type ModelRow, modelsNamed } from '../../files/file-queries';
import { offerModel } from '../offer-model';
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
  database: GalleryDatabase,
  { publicOnly = false } = {},
): Promise<CatalogueProblem[]> {
  const notices: CatalogueProblem[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const last: string = after;
    const { ids, works, foundModels } = await database.read(async (from) => {
      const part = partOf(from);
      const ids = await worksWithModels(from, last, PAGE);
      await part.add('works', ids);
      const { works } = part.content();
      // Their pictures are many, and not looked at.
      const names = [...works.values()].flatMap(({ model }) => model?.file ?? []);
      return { ids, works, foundModels: offeredModels(await modelsNamed(from, names)) };
    });
    const shown = [...works].filter(([, { status }]) => !publicOnly || status !== 'draft');
    notices.push(...modelNotices({ foundModels, works: new Map(shown) }));
    after = ids.at(-1);
  }
  return notices;
}

const offeredModels = (rows: ReadonlyMap<string, ModelRow>): Catalogue['foundModels'] =>
  new Map([...rows].map(([name, row]) => [name, offerModel(row)]));

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
