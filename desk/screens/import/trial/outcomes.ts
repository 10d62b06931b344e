import type { Outcome } from '../../../contract/import/looking';

/** Copied from the contract, whose schemas stay out of the browser's code. */
export const OUTCOME_NAMES: readonly Outcome[] = ['new', 'changed', 'same', 'refused'];
