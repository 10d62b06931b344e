import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/**
 * A part of a server whose hooks and parsers are its own. It has a name, as Fastify otherwise compares it with every module that is
 * loaded to find one: a tenth of each start in tests.
 */
export const scope = (name: string, add: (part: FastifyInstance) => unknown) =>
  fastifyPlugin(async (part: FastifyInstance) => void (await add(part)), { name, encapsulate: true });
