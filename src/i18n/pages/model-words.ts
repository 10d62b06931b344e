import { MODELS as en, type ModelWords } from '../en/pages/models';
import { MODELS as fr } from '../fr/pages/models';
import type { LocaleCode } from '../locales';

/** Loaded with what shows models alone. */
export const MODEL_WORDS: Record<LocaleCode, ModelWords> = { en, fr };
