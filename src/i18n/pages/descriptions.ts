import { DESCRIPTIONS as en } from '../en/pages/descriptions';
import { DESCRIPTIONS as fr } from '../fr/pages/descriptions';
import type { LocaleCode } from '../locales';
import type { Descriptions } from './description';

/** What lists say of themselves in each language; the server alone reads it, so that no page carries it. */
export const DESCRIPTIONS: Record<LocaleCode, Descriptions> = { en, fr };
