import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { FieldWord } from '../../kinds/kind';

/** In the language of the field, whatever the desk speaks. */
export const EXAMPLES: Partial<Record<FieldWord, Readonly<Record<LocaleCode, string>>>> = {
  materials: { en: 'Lacquered steel, brass, travertine', fr: 'Acier laqué, laiton, travertin' },
  nationality: { en: 'French', fr: 'Française' },
  kind: { en: 'Exhibition, Fair', fr: 'Exposition, Foire' },
};
