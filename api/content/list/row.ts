import { fileKind } from '../../catalogue-files/kinds';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { fold } from '../../../src/contract/text/fold';
import type { FieldChange, Shelf, Values } from '../contract/item';
import type { Gap } from '../../desk/contract/today';
import { gapsOf, type GapsItem } from '../catalogue/gaps';
import { isCollection, isFolder, listOf, localesOf, textOf, textsOf } from '../shelves';

type Texts = Partial<Record<LocaleCode, string>>;

/** An item of a list, with the changes of its draft. */
export interface Row {
  id: string;
  values: Values;
  title: Texts;
  second: Texts;
  date: Texts;
  locales: LocaleCode[];
  gaps: Gap[];
  /** Of all that is searched. */
  folded: string;
  /** Of the draft. */
  changes: number;
  /** The language that all of them are in. */
  changesIn: LocaleCode | null;
}

const inEach = (text: string): Texts => (text ? { en: text, fr: text } : {});

/**
 * @param names of creators, by id
 * @param changes those of the draft, which `values` have
 */
export function rowOf(
  names: ReadonlyMap<string, string>,
  shelf: Shelf,
  id: string,
  values: Values,
  changes: readonly FieldChange[] = [],
): Row {
  const title = titleOf(values);
  const second = secondOf(names, shelf, values);
  const date = dateOf(shelf, values);
  const locales = localesOf(values);
  const texts = [title, second, date, textsOf(values['materials']), textsOf(values['slug'])];
  const plain = [id, textOf(values['reference']), textOf(values['sort_name']), textOf(values['author'])];
  return {
    ...{ id, values, title, second, date, locales },
    gaps: isCollection(shelf) ? [...gapsOf(shelf, values as GapsItem, locales).keys()] : [],
    folded: fold([...texts.flatMap((one) => Object.values(one)), ...plain].join('\n')),
    changes: changes.length,
    changesIn: languageOf(changes),
  };
}

function languageOf(changes: readonly FieldChange[]): LocaleCode | null {
  const found = new Set(
    changes.map(({ path }) => LOCALE_CODES.find((code) => path.split('.').includes(code)) ?? null),
  );
  const [one = null] = found;
  return found.size === 1 ? one : null;
}

function titleOf({ title, name }: Values): Texts {
  return typeof name === 'string' ? inEach(name) : textsOf(title);
}

function secondOf(names: ReadonlyMap<string, string>, shelf: Shelf, values: Values): Texts {
  if (shelf === 'works')
    return inEach(
      listOf(values['creators'])
        .flatMap((id) => names.get(id) ?? [])
        .join(', '),
    );
  if (shelf === 'press') return inEach(textOf(values['publication']));
  return textsOf(shelf === 'events' ? values['kind'] : values['roles']);
}

function dateOf(shelf: Shelf, values: Values): Texts {
  const { date, birth_year, death_year } = values;
  if (date) return textsOf(date);
  if (birth_year) return inEach(`${String(birth_year)}–${typeof death_year === 'number' ? death_year : ''}`);
  // The day on which the gallery first showed a work is none of its own, and none of these.
  const [day] = (isFolder(shelf) && fileKind(shelf).days) || [];
  return inEach(day ? textOf(values[day]) : '');
}
