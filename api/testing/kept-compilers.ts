import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Builder = (externals: unknown, options?: never) => (route: { schema: unknown }) => unknown;

/** Compiled once for each schema: a file of tests starts the server dozens of times, and half of each start is compiling. */
function keeping(build: Builder): Builder {
  const kept = new Map<string, unknown>();
  return (externals, options) => {
    const compile = build(externals, options);
    const same = JSON.stringify([externals, options]);
    return (route) => {
      const key = `${same} ${JSON.stringify(route.schema)}`;
      if (!kept.has(key)) kept.set(key, compile(route));
      return kept.get(key);
    };
  };
}

export const KEPT_COMPILERS: FastifyServerOptions['schemaController'] = {
  compilersFactory: {
    buildValidator: keeping(AjvCompiler() as unknown as Builder) as Factories['buildValidator'],
    buildSerializer: keeping(SerializerSelector() as unknown as Builder) as Factories['buildSerializer'],
  },
};
