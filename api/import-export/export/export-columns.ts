import type { Price } from '../../../src/contract/items/work';
import type { Collection } from '../../../src/contract/kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { valueAt } from '../../content/contract/field-path';
import type { ItemState, Values } from '../../content/contract/item';
import type { Part } from '../../content/published/part';
import { listOf, textOf, textsOf } from '../../content/shelves';
import { type DeskLanguage, languageName } from '../../desk/contract/languages';
import { parisMoment } from '../../mail-links/paris-time';
import { textOfHtml } from '../import/cells/html-text';

/** An item as the desk shows it. */
export interface ExportedItem {
  id: string;
  values: Values;
  state: ItemState;
  urls: Partial<Record<LocaleCode, string>>;
}

interface ExportView {
  /** Of who takes it away. */
  locale: DeskLanguage;
  /** What items name, as it is public. */
  named: Pick<Part, 'get'>;
}

type Head = Record<DeskLanguage, string>;
interface Column {
  head: Head;
  cell: (item: ExportedItem, view: ExportView) => string;
}

const column = (en: string, fr: string, cell: Column['cell']): Column => ({ head: { en, fr }, cell });

const line = (en: string, fr: string, path: string): Column =>
  column(en, fr, ({ values }) => textOf(valueAt(values, path)));

/** As spreadsheets of the language write numbers. */
const number = (en: string, fr: string, path: string): Column =>
  column(en, fr, ({ values }, { locale }) => numberText(valueAt(values, path), locale));

const numberText = (value: unknown, locale: LocaleCode): string =>
  typeof value === 'number' ? String(value).replace('.', locale === 'fr' ? ',' : '.') : '';

/** A column for each language. */
const inEach = (
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

const texts = (en: string, fr: string, path: string): Column[] => eachAt(en, fr, path, textOf);
const html = (en: string, fr: string, path: string): Column[] =>
  eachAt(en, fr, path, (value) => textOfHtml(textOf(value)));
const textLines = (en: string, fr: string, path: string): Column[] =>
  eachAt(en, fr, path, (value) => listOf(value).map(textOfHtml).join('\n'));

/** Of items that others name, parted by semicolons. */
const names = (en: string, fr: string, path: string, shelf: 'works' | 'creators'): Column =>
  column(en, fr, ({ values }, view) =>
    listOf(valueAt(values, path))
      .map((id) => nameOf(view, shelf, id))
      .join('; '),
  );

function nameOf({ named, locale }: ExportView, shelf: 'works' | 'creators' | 'types', id: string): string {
  const { name, title }: Values = named.get(shelf, id) ?? {};
  const titles = textsOf(title);
  return textOf(name) || (titles[locale] ?? Object.values(titles)[0] ?? id);
}

const pictures = column('pictures', 'images', ({ values }) =>
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
const LAST_COLUMNS: readonly Column[] = [
  column('state', 'état', ({ state }, { locale }) => STATES[state][locale]),
  ...inEach('address', 'adresse', ({ urls }, code) => urls[code] ?? ''),
  column('last change', 'dernière modification', ({ values }) =>
    parisMoment(textOf(valueAt(values, 'updated_at'))),
  ),
];

type Words = Readonly<Record<string, Record<DeskLanguage, string>>>;

/** As a list may have them that is brought in (import/cells/chosen-words.ts). */
const CHOICES: Words = {
  available: { en: 'available', fr: 'disponible' },
  sold: { en: 'sold', fr: 'vendu' },
  single: { en: 'single', fr: 'pièce seule' },
  pair: { en: 'pair', fr: 'paire' },
  set: { en: 'set', fr: 'suite' },
  floor: { en: 'floor', fr: 'le sol' },
  table: { en: 'table', fr: 'une table' },
  wall: { en: 'wall', fr: 'un mur' },
  ceiling: { en: 'ceiling', fr: 'un plafond' },
};
const ON_REQUEST: Words[string] = { en: 'on request', fr: 'sur demande' };

const choice = (en: string, fr: string, field: string): Column =>
  column(en, fr, ({ values }, { locale }) => CHOICES[textOf(values[field])]?.[locale] ?? '');

const priceOf = ({ price }: Values) => price as Price | undefined;

/** A line each: what somebody did, and who. */
const credits = inEach('credits', 'crédits', ({ values: { credits: all } }, code) =>
  (Array.isArray(all) ? (all as { role?: unknown; name?: string }[]) : [])
    .map(({ role, name }) => [textsOf(role)[code], name].filter(Boolean).join(': '))
    .join('\n'),
);

/** What a list can bring in comes first. */
const WORK_COLUMNS: readonly Column[] = [
  line('reference', 'référence', 'reference'),
  ...texts('title', 'titre', 'title'),
  names('creator', 'créateur', 'creators', 'creators'),
  column('type', 'type', ({ values }, view) => {
    const id = textOf(values['type']);
    return id === '' ? '' : nameOf(view, 'types', id);
  }),
  ...texts('date', 'date', 'date'),
  ...texts('materials', 'matériaux', 'materials'),
  number('height (cm)', 'hauteur (cm)', 'dimensions.height'),
  number('width (cm)', 'largeur (cm)', 'dimensions.width'),
  number('depth (cm)', 'profondeur (cm)', 'dimensions.depth'),
  number('diameter (cm)', 'diamètre (cm)', 'dimensions.diameter'),
  ...texts('note on dimensions', 'précision sur les dimensions', 'dimensions.note'),
  choice('availability', 'disponibilité', 'availability'),
  column('price', 'prix', ({ values }, { locale }) => {
    const price = priceOf(values);
    return typeof price === 'string' ? (ON_REQUEST[locale] ?? '') : numberText(price?.amount, locale);
  }),
  column('currency', 'devise', ({ values }) => {
    const price = priceOf(values);
    return typeof price === 'object' ? price.currency : '';
  }),
  pictures,
  line('3D model', 'modèle 3D', 'model.file'),
  ...html('description', 'description', 'description'),
  ...html('history', 'histoire', 'history'),
  ...textLines('bibliography', 'bibliographie', 'bibliography'),
  ...texts('edition', 'édition', 'edition'),
  choice('sold as', 'mode de vente', 'grouping'),
  choice('stands on', 'posé sur', 'mounting'),
  line('first shown on', 'montré depuis le', 'published_on'),
  ...credits,
  names('related works', 'œuvres liées', 'related', 'works'),
  number('place in the order', 'place dans l’ordre', 'position'),
  ...LAST_COLUMNS,
];

/** In reading order, in both languages. */
export const EXPORT_COLUMNS: Record<Collection, readonly Column[]> = {
  works: WORK_COLUMNS,
  creators: [
    line('name', 'nom', 'name'),
    line('sorted as', 'classé à', 'sort_name'),
    ...texts('nationality', 'nationalité', 'nationality'),
    ...texts('role', 'métier', 'roles'),
    number('born', 'naissance', 'birth_year'),
    number('died', 'décès', 'death_year'),
    ...html('biography', 'biographie', 'biography'),
    line('portrait', 'portrait', 'portrait.file'),
    line('organisation', 'organisation', 'vcard.organisation'),
    ...texts('role on the card', 'métier sur la carte', 'vcard.role'),
    line('email', 'e-mail', 'vcard.email'),
    line('telephone', 'téléphone', 'vcard.phone'),
    line('web address', 'adresse web', 'vcard.url'),
    line('postal address', 'adresse postale', 'vcard.address'),
    ...texts('note', 'note', 'vcard.note'),
    ...LAST_COLUMNS,
  ],
  events: [
    ...texts('title', 'titre', 'title'),
    ...texts('kind', 'genre', 'kind'),
    line('first day', 'premier jour', 'starts_on'),
    line('last day', 'dernier jour', 'ends_on'),
    line('from', 'de', 'starts_at'),
    line('until', 'à', 'ends_at'),
    ...textLines('opening hours', 'horaires', 'opening_hours'),
    ...texts('place', 'lieu', 'venue.name'),
    line('street', 'rue', 'venue.address'),
    line('city', 'ville', 'venue.city'),
    ...texts('country', 'pays', 'venue.country'),
    ...html('text', 'texte', 'description'),
    names('works shown', 'œuvres exposées', 'exhibited_works', 'works'),
    names('creators shown', 'créateurs exposés', 'featured_artists', 'creators'),
    ...texts('press release', 'communiqué de presse', 'press_release.file'),
    pictures,
    ...LAST_COLUMNS,
  ],
  press: [
    ...texts('title', 'titre', 'title'),
    line('publication', 'paru dans', 'publication'),
    line('appeared on', 'paru le', 'published_on'),
    line('author', 'auteur', 'author'),
    line('the article elsewhere', 'lien vers l’article', 'url'),
    ...html('text', 'texte', 'body'),
    names('works named', 'œuvres citées', 'cited_works', 'works'),
    names('creators named', 'créateurs cités', 'cited_designers', 'creators'),
    ...texts('press release', 'PDF de l’article', 'press_release.file'),
    pictures,
    ...LAST_COLUMNS,
  ],
};
