import type { Fault, FaultKind, FieldProblem } from './fault';
import { adviceText, faultText, problemText } from './fault-text';
import { callName, type GalleryCall } from '../calls/gallery-call';

/** A call that gave no usable answer. Its message says which, what is wrong and what to do. */
export class GalleryError extends Error {
  override readonly name = 'GalleryError';
  readonly call: string;
  readonly kind: FaultKind;
  readonly status?: number;
  /** What was seen; of a status, the API's own message: an answer without one may come from something before the API. */
  readonly detail?: string;
  /** The slug that was asked for. */
  readonly slug?: string;
  /** With 'contract': every wrong field. */
  readonly problems: readonly FieldProblem[];
  readonly slugs: readonly string[];
  /** What is wrong, in one sentence without full stop: the same text for calls with the same fault. */
  readonly fault: string;
  readonly advice: string;

  constructor(call: GalleryCall, fault: Fault) {
    const { kind, status, problems = [], slugs = [] } = fault;
    const fields = problems.map((problem) => `\n  ${problemText(problem)}`).join('');
    super(`${callName(call)}: ${faultText(fault)}. ${adviceText(fault)}${fields}`);
    this.call = callName(call);
    this.kind = kind;
    this.status = status;
    this.detail = fault.detail;
    this.slug = call.slug;
    this.problems = problems;
    this.slugs = slugs;
    this.fault = faultText(fault);
    this.advice = adviceText(fault);
  }
}
