import type { FieldFault } from './field-messages';
import type { GeneralMessage } from './general-messages';

export class ApiError extends Error {
  constructor(
    readonly statusCode: number,
    readonly key: GeneralMessage,
    readonly faults: Record<string, FieldFault> = {},
    readonly retryAfterSeconds?: number,
  ) {
    super(key);
    this.name = 'ApiError';
  }
}

export const notFound = () => new ApiError(404, 'notFound');

export const invalidFields = (faults: Record<string, FieldFault>) =>
  new ApiError(422, 'invalidFields', faults);

/** Passes by itself in seconds: 503 with `Retry-After`. */
export class ServerBusy extends Error {}

/**
 * Bounds of an LRU cache, given as a size: for a number of entries (`max`) it would make room for all of them at once.
 * @param ttl ms
 */
export const atMost = (entries: number, ttl: number) => ({
  maxSize: entries,
  sizeCalculation: () => 1,
  ttl,
});
