import { messages as en } from '../en/late-messages';
import { messages as fr } from '../fr/late-messages';
import { addMessages } from '../messages.browser';

/** Stands in for late-words.ts in the browser: brings the late words along with what says them, in each language. */
addMessages({ en, fr });
