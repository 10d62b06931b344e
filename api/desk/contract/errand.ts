import { Type, type TSchema } from '@sinclair/typebox';
import { oneOf } from '../../../src/contract/one-of';
import { FAULTS, type Fault } from './faults';
import { orNull } from './shapes';

/** Work that takes longer than a proxy waits for an answer: begun by POST, which is answered 202, and asked after by GET. */
export interface Errand<Answer> {
  /** `none`: not begun, or the process that had it was killed. */
  state: 'none' | 'busy' | 'done' | 'failed';
  answer: Answer | null;
  fault: Fault | null;
}

export const errandOf = <Answer extends TSchema>(answer: Answer) =>
  Type.Object({
    state: oneOf(['none', 'busy', 'done', 'failed'] as const),
    answer: orNull(answer),
    fault: orNull(oneOf(FAULTS)),
  });
