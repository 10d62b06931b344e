import { Type, type Static, type TProperties, type TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { Answer } from '../../../src/contract/common';
import { LangQuery } from '../../../src/contract/locale';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { ItemQuery } from './item-query';
import { notFound } from '../../http/api-error';
import { responses } from './response-schemas';

const MOVED = Type.Null({ description: 'The item has another slug now: Location names it' });

interface Asked {
  lang: LocaleCode;
  /** Empty where the path has none. */
  slug: string;
  query: ItemQuery;
}

/** The slug that an item has now which had the one that is asked for. */
export class Moved {
  constructor(readonly slug: string) {}
}

export interface ItemCall<T extends TSchema> {
  path: string;
  data: T;
  tag: string;
  summary: string;
  /** What may be asked besides the language. */
  query?: TProperties;
  mayMove?: boolean;
  /** Undefined gives 404. */
  answer(asked: Asked): Promise<Static<T> | Moved | undefined>;
}

export function addItemCall<T extends TSchema>(
  app: FastifyInstance,
  { path, data, tag, summary, query = {}, mayMove, answer }: ItemCall<T>,
): void {
  const bySlug = path.includes(':slug');
  const schema = {
    tags: [tag],
    summary,
    querystring: Type.Object({ ...LangQuery.properties, ...query }),
    ...(bySlug && { params: Type.Object({ slug: Type.String() }) }),
    response: {
      ...responses(Answer(data), summary, bySlug ? [404, 422] : [422]),
      ...(mayMove && { 301: MOVED }),
    },
  };
  app.get(path, { schema }, async (request, reply) => {
    const { lang, ...asked } = request.query as { lang: LocaleCode } & ItemQuery;
    const { slug = '' } = request.params as { slug?: string };
    const found = await answer({ lang, slug, query: asked });
    if (found === undefined) throw notFound();
    if (!(found instanceof Moved)) return { data: found };
    const again = Object.entries(asked)
      .filter(([name]) => name in query)
      .map(([name, value]) => [name, String(value)]);
    // Relative, as the API may be below a path of its origin.
    return reply.redirect(
      `./${encodeURIComponent(found.slug)}?${new URLSearchParams([['lang', lang], ...again])}`,
      301,
    );
  });
}
