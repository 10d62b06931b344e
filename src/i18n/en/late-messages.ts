import { FORMS } from './late/forms';
import { LISTED } from './late/listed';
import { OF_WORK } from './late/of-work';
import { SEARCH_BOX } from './late/search-box';
import { SELECTION } from './late/selection';
import { STATES } from './late/states';

/** Loaded with the code that uses it (late-words.ts). */
export const messages = { ...SELECTION, ...FORMS, ...STATES, ...SEARCH_BOX, ...LISTED, ...OF_WORK } as const;
