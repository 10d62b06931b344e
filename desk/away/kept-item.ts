import { languageName, type DeskLanguage } from '../../api/desk/contract/languages';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import type { Shelf } from '../../api/content/contract/item';
import { readable } from '../editing/readable';
import { unsentStore, type Unsent, type UnsentPlace } from '../editing/unsent';
import type { Field } from '../kinds/kind';
import { kindOf } from '../kinds/kinds';
import { LABELS } from '../../src/contract/collections/labels';
import { element } from './element';
import { plainOf, valueOf } from './plain-text';

export const nameOf = (id: string): string => id.replaceAll('-', ' ');

/**
 * What was written in an item and could not be sent yet, to read and to go on with: it is kept as the desk keeps it, and sent
 * with the rest.
 *
 * @param onWrite whenever something is typed
 */
export function keptItem(
  { person, shelf, id }: UnsentPlace,
  language: DeskLanguage,
  onWrite: () => void,
): HTMLElement {
  const store = unsentStore(person, shelf, id);
  const fields = kindOf(shelf as Shelf, id).flatMap((group) => group.fields);
  const lineOf = ([path, kept]: [string, Unsent]): HTMLElement => {
    const field = fields.filter((one) => path === one.path || path.startsWith(`${one.path}.`)).at(-1);
    const label = element('span', labelOf(field, path, language));
    const text = plainOf(field, kept.value);
    if (!field || text === undefined) return element('div', label, element('p', readable(kept.value)));
    const input = element('textarea');
    input.value = text;
    input.lang = LOCALE_CODES.find((code) => path.endsWith(`.${code}`)) ?? '';
    input.addEventListener('input', () => {
      store.keep(path, { ...kept, value: valueOf(field, input.value) });
      onWrite();
    });
    return element('label', label, input);
  };
  return element('section', element('h2', nameOf(id)), ...[...store.all()].map(lineOf));
}

/** What the form calls it, with the language. */
function labelOf(field: Field | undefined, path: string, language: DeskLanguage): string {
  const name = field ? LABELS[language][`fields.${field.word}`] : path;
  const locale = LOCALE_CODES.find((code) => path.endsWith(`.${code}`));
  return locale ? `${name}, ${languageName(locale, language)}` : name;
}
