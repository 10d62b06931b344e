import { STATEMENT as en } from '../en/accessibility';
import { STATEMENT as fr } from '../fr/accessibility';
import type { LocaleCode } from '../locales';
import type { Statement } from '../statement';

/** No browser loads this. */
export const STATEMENTS: Record<LocaleCode, Statement> = { en, fr };
