import { AROUND } from './chrome';
import { COLLECTIONS } from './collections';
import { SELECTION_MARKS } from './selection';
import { WORK } from './work';

/** See ../en/first-messages.ts. */
export const messages = { ...AROUND, ...COLLECTIONS, ...WORK, ...SELECTION_MARKS };
