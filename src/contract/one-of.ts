import { Type } from '@sinclair/typebox';

/** OpenAPI tools read `enum`, TypeBox checks the pattern only. Values are not escaped in it. */
export const oneOf = <Value extends string>(values: readonly Value[], description?: string) =>
  Type.Unsafe<Value>(
    Type.String({
      enum: [...values],
      pattern: `^(${values.join('|')})$`,
      ...(description && { description }),
    }),
  );
