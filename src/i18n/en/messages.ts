import { AROUND } from './chrome';
import { COLLECTIONS } from './collections';
import { FORMS } from './forms';
import { SELECTION } from './selection';
import { STATES } from './states';
import { WORK } from './work';

/**
 * The site's words in English, one key a phrase; the folder of every other language has the same keys, which the
 * compiler checks. Keys ending in _one and _other are the plural forms of one phrase. Anyone may edit the words, nobody
 * the keys alone.
 */
export const messages = {
  ...AROUND,
  ...COLLECTIONS,
  ...WORK,
  ...SELECTION,
  ...FORMS,
  ...STATES,
} as const;

export type MessageKey = keyof typeof messages;
