import { AROUND, SELECTION_MARKS } from './chrome';
import { COLLECTIONS } from './collections';
import { WORK } from './work';

/** Loaded by every visit. Import no late words here: they would then be in the first load of all languages. */
export const messages = { ...AROUND, ...COLLECTIONS, ...WORK, ...SELECTION_MARKS } as const;
