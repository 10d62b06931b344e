import { STATEMENT as en } from '../en/accessibility';
import { STATEMENT as fr } from '../fr/accessibility';
import type { LocaleCode } from '../locales';
import type { Statement } from '../statement';

/** The statement on accessibility in each language; no browser reads it. */
export const STATEMENTS: Record<LocaleCode, Statement> = { en, fr };
