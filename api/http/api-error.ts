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
