import { Type } from '@sinclair/typebox';

/**
 * A string out of a list. The pattern says the same as `enum`, which OpenAPI's readers want but TypeBox's own check
 * passes over. The values must hold no characters that are special in a pattern.
 */
export const oneOf = <Value extends string>(values: readonly Value[], description?: string) =>
  Type.Unsafe<Value>(
    Type.String({
      enum: [...values],
      pattern: `^(${values.join('|')})$`,
      ...(description && { description }),
    }),
  );
