import type { Fault } from './faults';

/** Work that takes longer than a proxy waits for an answer: begun by POST, which is answered 202, and asked after by GET. */
export interface Errand<Answer> {
  /** `none`: not begun since the server was started. */
  state: 'none' | 'busy' | 'done' | 'failed';
  answer: Answer | null;
  fault: Fault | null;
}
