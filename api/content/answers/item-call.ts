import { Type, type Static, type TProperties, type TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { Answer } from '../../../src/contract/common';
import { LangQuery } from '../../../src/contract/locale';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { ItemQuery } from './item-query';
import type { View } from './view';
import { notFound } from '../../http/api-error';
import type { Catalogue } from '../published/catalogue';
import { responses } from './response-schemas';

const MOVED = Type.Null({ description: 'The item has another slug now: Location names it' });

export interface ItemCall<T extends TSchema> {
  path: string;
  data: T;
  tag: string;
  summary: string;
  /** What may be asked besides the language. */
  query?: TProperties;
  /** Undefined gives 404. `slug` is empty where the path has none. */
  answer(view: View, slug: string, query: ItemQuery): Static<T> | undefined;
  /** The slug that an item has now which had this one. */
  presentSlug?(view: View, slug: string): string | undefined;
}

export function addItemCall<T extends TSchema>(
  app: FastifyInstance,
  catalogue: () => Catalogue,
  { path, data, tag, summary, query = {}, answer, presentSlug }: ItemCall<T>,
): void {
  const bySlug = path.includes(':slug');
  const schema = {
    tags: [tag],
    summary,
    querystring: Type.Object({ ...LangQuery.properties, ...query }),
    ...(bySlug && { params: Type.Object({ slug: Type.String() }) }),
    response: {
      ...responses(Answer(data), summary, bySlug ? [404, 422] : [422]),
      ...(presentSlug && { 301: MOVED }),
    },
  };
  app.get(path, { schema }, (request, reply) => {
    const { lang, ...asked } = request.query as { lang: LocaleCode } & ItemQuery;
    const { slug = '' } = request.params as { slug?: string };
    const view = { catalogue: catalogue(), lang };
    const found = answer(view, slug, asked);
    if (found !== undefined) return { data: found };
    const present = presentSlug?.(view, slug);
    if (present === undefined) throw notFound();
    const again = Object.entries(asked)
      .filter(([name]) => name in query)
      .map(([name, value]) => [name, String(value)]);
    // Relative, as the API may be below a path of its origin.
    return reply.redirect(
      `./${encodeURIComponent(present)}?${new URLSearchParams([['lang', lang], ...again])}`,
      301,
    );
  });
}
