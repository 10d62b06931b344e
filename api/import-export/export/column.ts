import type { Part } from '../../content/published/part';
import { parisMoment } from '../../mail-links/paris-time';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { languageName, type DeskLanguage } from '../../desk/contract/languages';
import { valueAt } from '../../content/contract/field-path';
import type { ItemState, Values } from '../../content/contract/item';
import { textOfHtml } from '../import/cells/html-text';
import { listOf, textOf, textsOf } from '../../content/shelves';

/** An item as the desk shows it. */
export interface ExportedItem {
  id: string;
  values: Values;
  state: ItemState;
  urls: Partial<Record<LocaleCode, string>>;
}

export interface ExportView {
  /** Of who takes it away. */
  locale: DeskLanguage;
  /** What items name, as it is public. */
  named: Pick<Part, 'get'>;
}

type Head = Record<DeskLanguage, string>;
export interface Column {
  head: Head;
  cell: (item: ExportedItem, view: ExportView) => string;
}

export const column = (en: string, fr: string, cell: Column['cell']): Column => ({ head: { en, fr }, cell });

export const line = (en: string, fr: string, path: string): Column =>
  column(en, fr, ({ values }) => textOf(valueAt(values, path)));

/** As spreadsheets of the language write numbers. */
export const number = (en: string, fr: string, path: string): Column =>
  column(en, fr, ({ values }, { locale }) => numberText(valueAt(values, path), locale));

export const numberText = (value: unknown, locale: LocaleCode): string =>
  typeof value === 'number' ? String(value).replace('.', locale === 'fr' ? ',' : '.') : '';

/** A column for each language. */
export const inEach = (
  en: string,
  fr: string,
  cellOf: (item: ExportedItem, locale: LocaleCode) => string,
): Column[] =>
  LOCALE_CODES.map((code) => ({
    head: { en: `${en}, ${languageName(code, 'en')}`, fr: `${fr}, ${languageName(code, 'fr')}` },
    cell: (item) => cellOf(item, code),
  }));

const eachAt = (en: string, fr: string, path: string, cellOf: (value: unknown) => string): Column[] =>
  inEach(en, fr, ({ values }, code) => cellOf(valueAt(values, `${path}.${code}`)));

export const texts = (en: string, fr: string, path: string): Column[] => eachAt(en, fr, path, textOf);
export const html = (en: string, fr: string, path: string): Column[] =>
  eachAt(en, fr, path, (value) => textOfHtml(textOf(value)));
export const textLines = (en: string, fr: string, path: string): Column[] =>
  eachAt(en, fr, path, (value) => listOf(value).map(textOfHtml).join('\n'));

/** Of items that others name, parted by semicolons. */
export const names = (en: string, fr: string, path: string, shelf: 'works' | 'creators'): Column =>
  column(en, fr, ({ values }, view) =>
    listOf(valueAt(values, path))
      .map((id) => nameOf(view, shelf, id))
      .join('; '),
  );

export function nameOf(
  { named, locale }: ExportView,
  shelf: 'works' | 'creators' | 'types',
  id: string,
): string {
  const { name, title }: Values = named.get(shelf, id) ?? {};
  const titles = textsOf(title);
  return textOf(name) || (titles[locale] ?? Object.values(titles)[0] ?? id);
}

export const pictures = column('pictures', 'images', ({ values }) =>
  (Array.isArray(values['pictures']) ? (values['pictures'] as { file?: string }[]) : [])
    .map(({ file }) => file ?? '')
    .join('; '),
);

const STATES: Record<ItemState, Head> = {
  public: { en: 'public', fr: 'public' },
  changed: { en: 'changed, not public yet', fr: 'modifié, pas encore public' },
  draft: { en: 'draft', fr: 'brouillon' },
  scheduled: { en: 'scheduled', fr: 'programmé' },
  withdrawn: { en: 'taken off the site', fr: 'retiré du site' },
};
/** What every item has, behind all else. */
export const LAST_COLUMNS: readonly Column[] = [
  column('state', 'état', ({ state }, { locale }) => STATES[state][locale]),
  ...inEach('address', 'adresse', ({ urls }, code) => urls[code] ?? ''),
  column('last change', 'dernière modification', ({ values }) =>
    parisMoment(textOf(valueAt(values, 'updated_at'))),
  ),
];
