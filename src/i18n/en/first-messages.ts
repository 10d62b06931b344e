import { AROUND, SELECTION_MARKS } from './chrome';
import { COLLECTIONS } from './collections';
import { WORK } from './work';

/** What every visit begins with. A file of these has no late words: both would be in what every page loads, in all languages. */
export const messages = { ...AROUND, ...COLLECTIONS, ...WORK, ...SELECTION_MARKS } as const;
