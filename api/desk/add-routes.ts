import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Given, Route, Routes } from './contract/route';

type Read<R, Part extends 'params' | 'query' | 'body'> = R extends {
  [P in Part]: infer Schema extends TSchema;
}
  ? Static<Schema>
  : unknown;

/** What a handler is asked, as it was checked by the schemas of its route. */
export type RequestOf<R> = FastifyRequest<{
  Params: Read<R, 'params'>;
  Querystring: Read<R, 'query'>;
  Body: Read<R, 'body'>;
}>;

type Answer<R> = R extends { answer: 'file' }
  ? FastifyReply
  : R extends { answer: TSchema }
    ? Given<R>
    : void;

type Handlers<Subject> = {
  readonly [A in keyof Subject]: (
    request: RequestOf<Subject[A]>,
    reply: FastifyReply,
  ) => Answer<Subject[A]> | Promise<Answer<Subject[A]>>;
};

/** Adds all calls of a subject. A handler sets a status of its own only where it is neither that of the route nor 204. */
export function addRoutes<Subject extends Routes>(
  app: FastifyInstance,
  routes: Subject,
  handlers: Handlers<NoInfer<Subject>>,
): void {
  for (const [address, route] of Object.entries<Route>(routes)) {
    const [method = '', url = ''] = address.split(' ');
    const { may, fresh, params, query, body, bodyLimit, answer, status = answer ? 200 : 204 } = route;
    // Safe: Fastify has checked the request by the schemas of the route.
    const handle = handlers[address as keyof Subject] as (
      request: FastifyRequest,
      reply: FastifyReply,
    ) => unknown;
    app.route({
      ...{ method, url, config: { ...(may && { may }), ...(fresh && { fresh }) } },
      schema: { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) },
      ...(bodyLimit !== undefined && { bodyLimit }),
      handler: async (request, reply) => {
        void reply.code(status);
        const given = await handle(request, reply);
        return answer ? given : reply.send();
      },
    });
  }
}
