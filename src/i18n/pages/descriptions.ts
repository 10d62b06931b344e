import { DESCRIPTIONS as en } from '../en/pages/descriptions';
import { DESCRIPTIONS as fr } from '../fr/pages/descriptions';
import type { LocaleCode } from '../locales';
import type { Descriptions } from './description';

/** Only the server imports this, so that no page carries it. */
export const DESCRIPTIONS: Record<LocaleCode, Descriptions> = { en, fr };
