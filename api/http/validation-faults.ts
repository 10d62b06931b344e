import type { FastifySchemaValidationError } from 'fastify';
import type { FieldFault } from './field-messages';

/** The first fault of every field, from what the validator found. */
export function faultsOf(errors: FastifySchemaValidationError[]): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {};
  for (const error of errors) {
    const missing = error.params['missingProperty'];
    const field = typeof missing === 'string' ? missing : (error.instancePath.split('/')[1] ?? '');
    faults[field] ??= faultOf(error);
  }
  return faults;
}

function faultOf({ keyword, params }: FastifySchemaValidationError): FieldFault {
  const limit = Number(params['limit']);
  if (keyword === 'required') return { kind: 'required' };
  if (keyword === 'minLength') return { kind: 'min', value: limit };
  if (keyword === 'maxLength') return { kind: 'max', value: limit };
  if (keyword === 'format' && params['format'] === 'email') return { kind: 'email' };
  return { kind: 'invalid' };
}
