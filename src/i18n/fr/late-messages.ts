import { FORMS } from './forms';
import { SELECTION } from './selection';
import { STATES } from './states';

/** See ../en/late-messages.ts. */
export const messages = { ...SELECTION, ...FORMS, ...STATES };
