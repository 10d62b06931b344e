import { messages as en } from '../en/late-messages';
import { messages as fr } from '../fr/late-messages';
import { addMessages } from '../messages.browser';

/** Replaces late-words.ts in the browser. */
addMessages({ en, fr });
