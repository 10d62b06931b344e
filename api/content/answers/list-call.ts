import { Type, type Static, type TProperties, type TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { PER_PAGE } from '../../../src/contract/forms/bounds';
import { ListAnswer, type PageMeta } from '../../../src/contract/common';
import { LangQuery } from '../../../src/contract/locale';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { View } from './view';
import type { Catalogue } from '../published/catalogue';
import { fingerprint, printOfSummary } from './summary-print';
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

export interface ListCall<T extends TSchema, Item> {
  path: string;
  item: T;
  tag: string;
  summary: string;
  filters?: TProperties;
  items(view: View, filters: Record<string, string>): readonly Item[];
  answer(view: View, item: Item): Static<T>;
}

export function addListCall<T extends TSchema, Item>(
  app: FastifyInstance,
  catalogue: () => Catalogue,
  { path, item, tag, summary, filters = {}, items, answer }: ListCall<T, Item>,
): void {
  const schema = {
    tags: [tag],
    summary,
    querystring: Type.Object({ ...LangQuery.properties, ...filters, ...PageQuery }),
    response: responses(ListAnswer(item), summary, Object.keys(filters).length > 0 ? [404, 422] : [422]),
  };
  const shape = JSON.stringify(schema.response);
  app.get(path, { schema }, (request, reply) => {
    const { lang, page, per_page, ...rest } = request.query as { lang: LocaleCode } & PageAsked &
      Record<string, string>;
    const view = { catalogue: catalogue(), lang };
    const all = items(view, rest);
    const entries = all.slice((page - 1) * per_page, page * per_page);
    const meta: PageMeta = {
      current_page: page,
      last_page: Math.max(1, Math.ceil(all.length / per_page)),
      per_page,
      total: all.length,
    };
    const data = entries.map((entry) => answer(view, entry));
    const etag = etagOf([shape, JSON.stringify(meta), ...data.map((one) => printOfSummary(one as object))]);
    void reply.header('etag', etag);
    // Before it is made into text: of the pages of a list of thousands, an edit changes one.
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : { data, meta };
  });
}

const etagOf = (parts: readonly string[]): string => `W/"${fingerprint(parts.join())}"`;

interface PageAsked {
  page: number;
  per_page: number;
}
