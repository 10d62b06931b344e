import type { FastifySchemaValidationError } from 'fastify';
import { LINE_PATTERN, TEXT_PATTERN } from '../../src/contract/text/readable';
import type { FieldFault } from './field-messages';

/** The first fault of every field, from what the validator found; characters that nobody sees before all others. */
export function faultsOf(errors: FastifySchemaValidationError[]): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {};
  for (const error of errors) {
    const missing = error.params['missingProperty'];
    const field = typeof missing === 'string' ? missing : (error.instancePath.split('/')[1] ?? '');
    const fault = faultOf(error);
    if (fault.kind === 'characters') faults[field] = fault;
    faults[field] ??= fault;
  }
  return faults;
}

const UNREADABLE = [LINE_PATTERN, TEXT_PATTERN];

function faultOf({ keyword, params }: FastifySchemaValidationError): FieldFault {
  const limit = Number(params['limit']);
  if (keyword === 'required') return { kind: 'required' };
  if (keyword === 'minLength') return { kind: 'min', value: limit };
  if (keyword === 'maxLength') return { kind: 'max', value: limit };
  if (keyword === 'format' && params['format'] === 'email') return { kind: 'email' };
  if (keyword === 'pattern' && UNREADABLE.includes(String(params['pattern']))) return { kind: 'characters' };
  return { kind: 'invalid' };
}
