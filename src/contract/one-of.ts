import { Type } from '@sinclair/typebox';

/**
 * OpenAPI tools read `enum`, TypeBox checks only the pattern. Values must not contain special characters of
 * patterns.
 */
export const oneOf = <Value extends string>(values: readonly Value[], description?: string) =>
  Type.Unsafe<Value>(
    Type.String({
      enum: [...values],
      pattern: `^(${values.join('|')})$`,
      ...(description && { description }),
    }),
  );
