import { AROUND, SELECTION_MARKS } from './chrome';
import { COLLECTIONS } from './collections';
import { WORK } from './work';

export const messages = { ...AROUND, ...COLLECTIONS, ...WORK, ...SELECTION_MARKS };
