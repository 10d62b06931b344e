import { messages as first } from './first-messages';
import { messages as late } from './late-messages';

/** _one and _other are the plural forms of a phrase. The compiler checks other languages' keys. */
export const messages = { ...first, ...late } as const;

export type MessageKey = keyof typeof messages;
