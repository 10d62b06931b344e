import type { WorkSummary } from '../../contract/items/work';
import type { ViewContext } from '../../page/view-context';
import { toWorkCardView, type WorkCardView } from '../../components/works/work-card-view';
import { isPortrait } from '../../media/picture-view';

const KINDS = ['portrait', 'landscape', 'night', 'missing', 'sold'] as const;
export type SampleKind = (typeof KINDS)[number];

export interface PicturesTestView {
  samples: { kind: SampleKind; work: WorkCardView }[];
  grid: WorkCardView[];
}

/** Two rows of the widest grid, and a rest. */
const GRID_SIZE = 10;

const IS: Record<SampleKind, (work: WorkCardView) => boolean> = {
  portrait: ({ picture }) => picture !== undefined && isPortrait(picture),
  landscape: ({ picture }) => picture !== undefined && picture.width > picture.height,
  night: ({ picture }) => picture?.night?.lamp === true,
  missing: ({ picture }) => picture === undefined,
  sold: ({ sold }) => sold,
};

export function toPicturesTestView(works: readonly WorkSummary[], context: ViewContext): PicturesTestView {
  const cards = works.map((work) => toWorkCardView(work, context));
  const samples = KINDS.flatMap((kind) => {
    const work = cards.find(IS[kind]);
    return work ? [{ kind, work }] : [];
  });
  return { samples: withMissing(samples, cards), grid: cards.slice(0, GRID_SIZE) };
}

/** When every work has a picture, one lends its label. */
function withMissing(
  samples: PicturesTestView['samples'],
  [first]: readonly WorkCardView[],
): PicturesTestView['samples'] {
  if (!first || samples.some(({ kind }) => kind === 'missing')) return samples;
  const { picture: _picture, ...work } = first;
  return [...samples, { kind: 'missing', work }];
}
