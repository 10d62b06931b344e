import type { InLanguages } from '../../../src/contract/in-language';

/** Ends the title of what was duplicated, until it has one of its own. */
export const COPY_MARK: InLanguages<string> = { en: ' (copy)', fr: ' (copie)' };
