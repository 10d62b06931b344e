import { SEARCH_BOX } from './chrome';
import { LISTED } from './collections';
import { FORMS } from './forms';
import { SELECTION } from './selection';
import { STATES } from './states';
import { OF_WORK } from './work';

/** What comes with the code that says it (late-words.ts). */
export const messages = { ...SELECTION, ...FORMS, ...STATES, ...SEARCH_BOX, ...LISTED, ...OF_WORK } as const;
