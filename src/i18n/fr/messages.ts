import type { MessageKey } from '../en/messages';
import { AROUND } from './chrome';
import { COLLECTIONS } from './collections';
import { FORMS } from './forms';
import { SELECTION } from './selection';
import { STATES } from './states';
import { WORK } from './work';

/** The site's words in French; see ../en/messages.ts. U+202F stands before ; : ! ? and inside « ». */
export const messages: Record<MessageKey, string> = {
  ...AROUND,
  ...COLLECTIONS,
  ...WORK,
  ...SELECTION,
  ...FORMS,
  ...STATES,
};
