import type { Outcome } from '../../../../api/import-export/contract/looking';

/** Copied from the contract, whose schemas stay out of the browser's code. */
export const OUTCOME_NAMES: readonly Outcome[] = ['new', 'changed', 'same', 'refused'];
