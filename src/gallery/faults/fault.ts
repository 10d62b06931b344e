import type { Problem } from '../../contract/check';

export type FaultKind = 'unreachable' | 'timeout' | 'status' | 'malformed' | 'contract';

export interface FieldProblem extends Problem {
  slug?: string;
}

/** Why a call gave no usable answer. */
export interface Fault {
  kind: FaultKind;
  status?: number;
  /** What was seen: a network error's code, the API's own message, the start of a text that is no JSON. */
  detail?: string;
  problems?: readonly FieldProblem[];
  /** With 'contract', of a list: the slugs that could be read all the same. */
  slugs?: readonly string[];
}
