import type { LocaleCode } from '../../src/contract/locale-codes';
import { inLanguage, type InLanguages } from '../../src/contract/in-language';

/** `value` is the bound that was missed, or the name that is unknown. */
export type FieldFault =
  | { kind: 'required' | 'invalid' | 'email' | 'phone' | 'characters' }
  | { kind: 'min' | 'max'; value: number }
  | { kind: 'unknown'; value: readonly string[] };

const TEMPLATES: InLanguages<Record<FieldFault['kind'], string>> = {
  en: {
    required: 'The {field} field is required.',
    invalid: 'The {field} field is invalid.',
    email: 'The {field} field must be a valid email address.',
    phone:
      'The {field} field is invalid. Allowed are at least 6 digits, spaces, + ( ) . - / #, “ext” and words in brackets.',
    characters:
      'The {field} field holds characters that cannot be read. Please delete what you pasted there and type it.',
    min: 'The {field} field must be at least {value} characters.',
    max: 'The {field} field must not be greater than {value} characters.',
    unknown: 'The gallery does not know these {field}: {value}. Please leave them out.',
  },
  fr: {
    required: 'Le champ {field} est obligatoire.',
    invalid: 'Le champ {field} est invalide.',
    email: 'Le champ {field} doit être une adresse e-mail valide.',
    phone:
      'Le champ {field} est invalide. Sont admis au moins 6 chiffres, espaces, + ( ) . - / #, «\u202fext\u202f» et des mots entre parenthèses.',
    characters:
      'Le champ {field} contient des caractères illisibles. Effacez ce que vous y avez collé et saisissez-le au clavier.',
    min: 'Le champ {field} doit contenir au moins {value} caractères.',
    max: 'Le champ {field} ne doit pas dépasser {value} caractères.',
    unknown: 'La galerie ne connaît pas ces {field}, merci de les retirer\u202f: {value}.',
  },
};

const FIELD_NAMES: InLanguages<Record<string, string>> = {
  en: {
    is_profesional: 'professional',
    inquiry_by: 'preferred reply',
    lang: 'language',
    per_page: 'page size',
  },
  fr: {
    name: 'nom',
    email: 'e-mail',
    phone: 'téléphone',
    is_profesional: 'professionnel',
    inquiry_by: 'mode de réponse',
    work: 'œuvre',
    works: 'œuvres',
    event: 'évènement',
    wish: 'souhait',
    lang: 'langue',
    per_page: 'taille de page',
  },
};

export function fieldMessage(field: string, fault: FieldFault, lang: LocaleCode): string {
  const { [fault.kind]: template } = inLanguage(TEMPLATES, lang);
  return template
    .replace('{field}', inLanguage(FIELD_NAMES, lang)[field] ?? field)
    .replace('{value}', () => valueText(fault, lang));
}

function valueText(fault: FieldFault, lang: LocaleCode): string {
  if (!('value' in fault)) return '';
  if (fault.kind === 'unknown') return fault.value.join(', ');
  return new Intl.NumberFormat(lang).format(fault.value);
}
