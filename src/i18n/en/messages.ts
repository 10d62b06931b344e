import { messages as first } from './first-messages';
import { messages as late } from './late-messages';

/**
 * The site's words in English, one key a phrase; the folder of every other language has the same keys, which the
 * compiler checks. Keys ending in _one and _other are the plural forms of one phrase. Anyone may edit the words, nobody
 * the keys alone.
 */
export const messages = { ...first, ...late } as const;

export type MessageKey = keyof typeof messages;
