import { AROUND } from './chrome';
import { COLLECTIONS } from './collections';
import { SELECTION_MARKS } from './selection';
import { WORK } from './work';

/** What every visit begins with. */
export const messages = { ...AROUND, ...COLLECTIONS, ...WORK, ...SELECTION_MARKS } as const;
