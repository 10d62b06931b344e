import type { TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { ITEM_CALLS, ITEM_QUERIES, LIST_CALLS } from '../../../src/contract/kinds/calls';
import { COLLECTIONS, isPlain, KINDS } from '../../../src/contract/kinds/kinds';
import { itemWithSlug } from '../published/list-queries';
import type { ReadPart } from '../published/read-part';
import { addItemCall, Moved } from './item-call';
import { answersOf, publishableOf } from './kinds';
import { addListCall } from './list-call';
import { addShown } from './parts';

export function addCollectionRoutes(app: FastifyInstance, readPart: ReadPart): void {
  for (const name of COLLECTIONS) {
    const { summary, item, docs } = answersOf(name);
    if (isPlain(name))
      addListCall<TSchema, typeof name, never>(app, readPart, {
        ...LIST_CALLS[name],
        tag: docs.tag,
        summary: docs.list,
        kind: name,
        answer: summary,
      });
    addItemCall<TSchema>(app, {
      ...ITEM_CALLS[KINDS[name].kind],
      tag: docs.tag,
      summary: docs.one,
      query: ITEM_QUERIES[name],
      mayMove: true,
      answer: async ({ lang, slug, query }) => {
        const { catalogue, found } = await readPart(async (part) => {
          const named = await itemWithSlug(part.from, { kind: name, lang }, slug);
          if (!named) return undefined;
          const { id, isFormer } = named;
          await part.add(name, [id]);
          const counted = isFormer ? {} : await addShown(part, { shelf: name, id }, { lang, ...query });
          return { id, isFormer, counted };
        });
        const one = found && publishableOf(catalogue, name).get(found.id);
        if (!one) return undefined;
        if (found.isFormer) return new Moved(one.slug[lang]!);
        return item({ catalogue, lang }, one, found.counted);
      },
    });
  }
}
