import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Compiled = ((...given: unknown[]) => unknown) & { schemaEnv?: unknown; errors?: unknown };
type Builder = (externals: unknown, options?: never) => (route: { schema: unknown }) => Compiled;

/**
 * Compiled when it is used, and once for each schema: a file of tests starts the server dozens of times, calls a few of its routes, and
 * half of each start is compiling. What cannot be compiled stops the server that a process of its own starts.
 */
function keeping(build: Builder): Builder {
  const kept = new Map<string, Compiled>();
  return (externals, options) => {
    let compile: ReturnType<Builder> | undefined;
    let same: string | undefined;
    const compiledOf = (route: { schema: unknown }): Compiled => {
      same ??= JSON.stringify([externals, options]);
      const key = `${same} ${JSON.stringify(route.schema)}`;
      const known = kept.get(key) ?? (compile ??= build(externals, options))(route);
      kept.set(key, known);
      return known;
    };
    return (route) => {
      let compiled: Compiled | undefined;
      const used: Compiled = (...given) => {
        compiled ??= compiledOf(route);
        const answer = compiled(...given);
        // Where a validator says what is wrong.
        used.errors = compiled.errors;
        return answer;
      };
      // Fastify then hands over what the value is in, as to every validator of Ajv's.
      used.schemaEnv = true;
      return used;
    };
  };
}

export const KEPT_COMPILERS: FastifyServerOptions['schemaController'] = {
  compilersFactory: {
    buildValidator: keeping(AjvCompiler() as unknown as Builder) as Factories['buildValidator'],
    buildSerializer: keeping(SerializerSelector() as unknown as Builder) as Factories['buildSerializer'],
  },
};
