import type { Problem } from '../../contract/check';

export type FaultKind = 'unreachable' | 'timeout' | 'status' | 'malformed' | 'contract';

export interface FieldProblem extends Problem {
  slug?: string;
}

export interface Fault {
  kind: FaultKind;
  status?: number;
  /** A network error's code, the API's own message, or the start of a text that is not JSON. */
  detail?: string;
  problems?: readonly FieldProblem[];
  /** With 'contract', of a list: the readable slugs. */
  slugs?: readonly string[];
}
