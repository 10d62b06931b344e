import type { MessageKey } from '../en/messages';
import { messages as first } from './first-messages';
import { messages as late } from './late-messages';

/** U+202F stands before ; : ! ? and inside « ». */
export const messages: Record<MessageKey, string> = { ...first, ...late };
