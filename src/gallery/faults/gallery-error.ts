import type { Fault, FaultKind, FieldProblem } from './fault';
import { adviceText, faultText, problemText } from './fault-text';
import { callName, type GalleryCall } from '../calls/gallery-call';

export class GalleryError extends Error {
  override readonly name = 'GalleryError';
  readonly call: string;
  readonly kind: FaultKind;
  readonly status?: number;
  /** For a status, the API's own message: without one, the answer may come from a proxy. */
  readonly detail?: string;
  readonly slug?: string;
  readonly problems: readonly FieldProblem[];
  readonly slugs: readonly string[];
  /** Equal for calls with the same fault. */
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
