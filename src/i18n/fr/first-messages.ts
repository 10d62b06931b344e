import { AROUND, SELECTION_MARKS } from './chrome';
import { COLLECTIONS } from './collections';
import { WORK } from './work';

/** See ../en/first-messages.ts. */
export const messages = { ...AROUND, ...COLLECTIONS, ...WORK, ...SELECTION_MARKS };
