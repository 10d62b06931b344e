import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { ALL_TYPES_SLUGS, DEFAULT_TYPE_SLUG } from '../../src/contract/forms/bounds';
import { ITEM_CALLS, LIST_CALLS } from '../../src/contract/calls';
import { published, publishedWithSlug, type View } from '../answers/view';
import { workAnswer, workSummary } from '../answers/work-answer';
import { workTypeAnswer } from '../answers/work-type-answer';
import { notFound } from '../http/api-error';
import type { Catalogue } from '../loading/catalogue';
import type { Work } from '../loading/catalogue-content';
import { addItemCall } from './item-call';
import { addListCall } from './list-call';

const TypeFilter = Type.Optional(
  Type.String({
    default: DEFAULT_TYPE_SLUG,
    description: `A work type's slug in the language asked for; '${Object.values(ALL_TYPES_SLUGS).join("' or '")}' for every type`,
  }),
);

/** Works and work types. */
export function addWorksRoutes(app: FastifyInstance, catalogue: () => Catalogue): void {
  addListCall(app, catalogue, {
    ...LIST_CALLS.workTypes,
    tag: 'Works',
    summary: 'Work types with the number of their works',
    items: (view) => published(view, view.catalogue.types),
    answer: workTypeAnswer,
  });
  addListCall(app, catalogue, {
    ...LIST_CALLS.works,
    tag: 'Works',
    summary: 'Works, all of them or those of one type',
    filters: { type: TypeFilter },
    items: (view, { type = DEFAULT_TYPE_SLUG }) => worksOfType(view, type),
    answer: workSummary,
  });
  addItemCall(app, catalogue, {
    ...ITEM_CALLS.work,
    tag: 'Works',
    summary: 'One work',
    answer: (view, slug) => {
      const work = publishedWithSlug(view, view.catalogue.works, slug);
      return work && workAnswer(view, work);
    },
  });
}

function worksOfType(view: View, typeSlug: string): readonly Work[] {
  const works = published(view, view.catalogue.works);
  if (Object.values<string>(ALL_TYPES_SLUGS).includes(typeSlug)) return works;
  const type = publishedWithSlug(view, view.catalogue.types, typeSlug);
  if (!type) throw notFound();
  return works.filter((work) => work.type === type.id);
}
