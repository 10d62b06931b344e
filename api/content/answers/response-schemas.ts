import type { TSchema } from '@sinclair/typebox';
import { ErrorAnswer } from '../../../src/contract/common';

const ERROR_DESCRIPTIONS = {
  403: 'The page that posts is not one of the site',
  404: 'Unknown slug, token or file',
  410: 'The preview has expired',
  413: 'The request is too large',
  422: 'A field of the request is not valid',
  429: 'Too many requests; Retry-After says when to come back',
  500: 'Unexpected error',
  503: 'The database is locked by another process; Retry-After says when to come back',
} as const;

export function responses(answer: TSchema, description: string, errors: (keyof typeof ERROR_DESCRIPTIONS)[]) {
  const failures = [...errors, 500 as const].map((status) => [
    status,
    { ...ErrorAnswer, description: ERROR_DESCRIPTIONS[status] },
  ]);
  return { 200: { ...answer, description }, ...Object.fromEntries(failures) };
}
