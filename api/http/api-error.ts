import type { FieldFault } from './field-messages';
import type { GeneralMessage } from './general-messages';

/** An answer that is an error of the contract: HTTP status, what is said, and which fields are to blame. */
export class ApiError extends Error {
  constructor(
    readonly statusCode: number,
    readonly key: GeneralMessage,
    readonly faults: Record<string, FieldFault> = {},
  ) {
    super(key);
    this.name = 'ApiError';
  }
}

/** What was asked for does not exist. */
export const notFound = () => new ApiError(404, 'notFound');

/** Some fields of the request cannot be accepted. */
export const invalidFields = (faults: Record<string, FieldFault>) =>
  new ApiError(422, 'invalidFields', faults);
