import { FORMS } from './forms';
import { SELECTION } from './selection';
import { STATES } from './states';

/** What comes with the code that says it (late-words.ts). */
export const messages = { ...SELECTION, ...FORMS, ...STATES } as const;
