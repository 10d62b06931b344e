import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Compiled = ((...given: unknown[]) => unknown) & { schemaEnv?: unknown; errors?: unknown };
/** Compiles the schemas of routes: for checks of what comes, or to write what goes. */
export type Builder = (externals: unknown, options?: never) => (route: { schema: unknown }) => Compiled;

export const compileChecks = AjvCompiler() as unknown as Builder;
export const compileWriters = SerializerSelector() as unknown as Builder;

/**
 * Fastify's compilers, used for a route once it is called: to compile those of all routes is a third of a start. Fastify takes
 * what they give for its own.
 */
export const lazyCompilers = (
  checks: Builder = compileChecks,
  writers: Builder = compileWriters,
): FastifyServerOptions['schemaController'] => ({
  compilersFactory: {
    buildValidator: lazily(checks) as Factories['buildValidator'],
    buildSerializer: lazily(writers) as Factories['buildSerializer'],
  },
});

function lazily(build: Builder): Builder {
  return (externals, options) => {
    let compile: ReturnType<Builder> | undefined;
    return (route) => {
      let compiled: Compiled | undefined;
      const used: Compiled = (...given) => {
        compiled ??= (compile ??= build(externals, options))(route);
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
