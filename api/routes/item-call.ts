import { Type, type Static, type TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { Answer } from '../../src/contract/common';
import { LangQuery } from '../../src/contract/locale';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { View } from '../answers/view';
import { notFound } from '../http/api-error';
import type { Catalogue } from '../loading/catalogue';
import { responses } from './response-schemas';

export interface ItemCall<T extends TSchema> {
  path: string;
  data: T;
  tag: string;
  summary: string;
  /** Undefined gives 404. `slug` is empty where the path has none. */
  answer(view: View, slug: string): Static<T> | undefined;
}

export function addItemCall<T extends TSchema>(
  app: FastifyInstance,
  catalogue: () => Catalogue,
  { path, data, tag, summary, answer }: ItemCall<T>,
): void {
  const bySlug = path.includes(':slug');
  const schema = {
    tags: [tag],
    summary,
    querystring: LangQuery,
    ...(bySlug && { params: Type.Object({ slug: Type.String() }) }),
    response: responses(Answer(data), summary, bySlug ? [404, 422] : [422]),
  };
  app.get(path, { schema }, (request) => {
    const { lang } = request.query as { lang: LocaleCode };
    const { slug = '' } = request.params as { slug?: string };
    const found = answer({ catalogue: catalogue(), lang }, slug);
    if (found === undefined) throw notFound();
    return { data: found };
  });
}
