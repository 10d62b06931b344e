import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { ALL_TYPES_SLUGS, DEFAULT_TYPE_SLUG } from '../../../src/contract/forms/bounds';
import { LIST_CALLS } from '../../../src/contract/kinds/calls';
import { notFound } from '../../http/api-error';
import { itemWithSlug, worksByType } from '../published/list-queries';
import type { ReadPart } from '../published/read-part';
import { ANSWERS } from './kinds';
import { addListCall } from './list-call';
import { workTypeAnswer } from './work-type-answer';

const TypeFilter = Type.Optional(
  Type.String({
    default: DEFAULT_TYPE_SLUG,
    description: `A work type's slug in the language asked for, present or former; '${Object.values(ALL_TYPES_SLUGS).join("' or '")}' for every type`,
  }),
);

export function addWorksRoutes(app: FastifyInstance, readPart: ReadPart): void {
  addListCall(app, readPart, {
    ...LIST_CALLS.workTypes,
    tag: ANSWERS.works.docs.tag,
    summary: 'Work types with the number of their works',
    kind: 'types',
    beside: ({ from }, lang) => worksByType(from, lang),
    answer: (view, type, counts) => workTypeAnswer(view, type, counts?.get(type.id) ?? 0),
  });
  addListCall(app, readPart, {
    ...LIST_CALLS.works,
    tag: ANSWERS.works.docs.tag,
    summary: ANSWERS.works.docs.list,
    kind: 'works',
    filters: { type: TypeFilter },
    narrowed: async ({ from }, list, { type: slug = DEFAULT_TYPE_SLUG }) => {
      if (Object.values<string>(ALL_TYPES_SLUGS).includes(slug)) return list;
      const type = await itemWithSlug(from, { ...list, kind: 'types' }, slug);
      if (!type) throw notFound();
      return { ...list, type: type.id };
    },
    answer: ANSWERS.works.summary,
  });
}
