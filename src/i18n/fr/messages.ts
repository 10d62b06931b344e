import type { MessageKey } from '../en/messages';
import { messages as first } from './first-messages';
import { messages as late } from './late-messages';

/** The site's words in French; see ../en/messages.ts. U+202F stands before ; : ! ? and inside « ». */
export const messages: Record<MessageKey, string> = { ...first, ...late };
