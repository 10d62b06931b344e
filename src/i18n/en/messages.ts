import { messages as first } from './first-messages';
import { messages as late } from './late-messages';

/**
 * The compiler checks that other languages have the same keys. _one and _other are the plural forms of a
 * phrase. Edit texts freely; keys only together with the code.
 */
export const messages = { ...first, ...late } as const;

export type MessageKey = keyof typeof messages;
