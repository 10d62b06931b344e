import type { LocaleCode } from '../../../src/contract/locale-codes';

/** Ends the title of what was duplicated, until it has one of its own. */
export const COPY_MARK: Record<LocaleCode, string> = { en: ' (copy)', fr: ' (copie)' };
