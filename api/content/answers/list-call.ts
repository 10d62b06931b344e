import { Type, type Static, type TProperties, type TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { PER_PAGE } from '../../../src/contract/forms/bounds';
import { ListAnswer, type PageMeta } from '../../../src/contract/common';
import { LangQuery } from '../../../src/contract/locale';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Folder } from '../../catalogue-files/kinds';
import type { EntryOf } from '../published/catalogue-content';
import { countIn, idsInOrder, type PublicList } from '../published/list-queries';
import type { Part } from '../published/part';
import type { ReadPart } from '../published/read-part';
import { addSummaries } from './parts';
import type { View } from './view';
import { responses } from './response-schemas';

const PageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1, description: 'Page of the list' })),
  per_page: Type.Optional(
    Type.Integer({
      minimum: PER_PAGE.min,
      maximum: PER_PAGE.max,
      default: PER_PAGE.default,
      description: 'Entries per page',
    }),
  ),
};

export interface ListCall<T extends TSchema, F extends Folder, B> {
  path: string;
  item: T;
  tag: string;
  summary: string;
  kind: F;
  filters?: TProperties;
  /** Which of them, where not all are asked for. */
  narrowed?(part: Part, list: PublicList, filters: Record<string, string>): Promise<PublicList>;
  /** What summaries say beside. */
  beside?(part: Part, lang: LocaleCode): Promise<B>;
  answer(view: View, item: EntryOf<F>, beside: B | undefined): Static<T>;
}

export function addListCall<T extends TSchema, F extends Folder, B>(
  app: FastifyInstance,
  readPart: ReadPart,
  { path, item, tag, summary, kind, filters = {}, narrowed, beside, answer }: ListCall<T, F, B>,
): void {
  const schema = {
    tags: [tag],
    summary,
    querystring: Type.Object({ ...LangQuery.properties, ...filters, ...PageQuery }),
    response: responses(ListAnswer(item), summary, Object.keys(filters).length > 0 ? [404, 422] : [422]),
  };
  app.get(path, { schema }, async (request) => {
    const { lang, page, per_page, ...rest } = request.query as { lang: LocaleCode } & PageAsked &
      Record<string, string>;
    const { catalogue, found } = await readPart(async (part) => {
      const list = (await narrowed?.(part, { kind, lang }, rest)) ?? { kind, lang };
      const ids = await idsInOrder(part.from, list, { limit: per_page, offset: (page - 1) * per_page });
      await addSummaries(part, kind, ids);
      return { ids, total: await countIn(part.from, list), beside: await beside?.(part, lang) };
    });
    const view = { catalogue, lang };
    const meta: PageMeta = {
      current_page: page,
      last_page: Math.max(1, Math.ceil(found.total / per_page)),
      per_page,
      total: found.total,
    };
    const items: ReadonlyMap<string, EntryOf<F>> = catalogue[kind];
    const entries = found.ids.flatMap((id) => items.get(id) ?? []);
    return { data: entries.map((entry) => answer(view, entry, found.beside)), meta };
  });
}

interface PageAsked {
  page: number;
  per_page: number;
}
