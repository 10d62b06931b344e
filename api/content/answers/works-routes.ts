import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { ALL_TYPES_SLUGS, DEFAULT_TYPE_SLUG } from '../../../src/contract/forms/bounds';
import { LIST_CALLS } from '../../../src/contract/kinds/calls';
import { published, publishedOnceWithSlug, type View } from './view';
import { ANSWERS } from './kinds';
import { workTypeAnswer } from './work-type-answer';
import { notFound } from '../../http/api-error';
import type { Catalogue } from '../published/catalogue';
import type { Work } from '../published/catalogue-content';
import { addListCall } from './list-call';

const TypeFilter = Type.Optional(
  Type.String({
    default: DEFAULT_TYPE_SLUG,
    description: `A work type's slug in the language asked for, present or former; '${Object.values(ALL_TYPES_SLUGS).join("' or '")}' for every type`,
  }),
);

export function addWorksRoutes(app: FastifyInstance, catalogue: () => Catalogue): void {
  addListCall(app, catalogue, {
    ...LIST_CALLS.workTypes,
    tag: ANSWERS.works.docs.tag,
    summary: 'Work types with the number of their works',
    items: (view) => published(view, view.catalogue.types),
    answer: workTypeAnswer,
  });
  addListCall(app, catalogue, {
    ...LIST_CALLS.works,
    tag: ANSWERS.works.docs.tag,
    summary: ANSWERS.works.docs.list,
    filters: { type: TypeFilter },
    items: (view, { type = DEFAULT_TYPE_SLUG }) => worksOfType(view, type),
    answer: ANSWERS.works.summary,
  });
}

function worksOfType(view: View, typeSlug: string): readonly Work[] {
  const works = published(view, view.catalogue.works);
  if (Object.values<string>(ALL_TYPES_SLUGS).includes(typeSlug)) return works;
  const type = publishedOnceWithSlug(view, view.catalogue.types, typeSlug);
  if (!type) throw notFound();
  return works.filter((work) => work.type === type.id);
}
