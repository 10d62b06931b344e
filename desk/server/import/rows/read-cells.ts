import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import { columnOf, type ListColumn, type ListField } from '../../../contract/import/list-fields';
import type { RowFaultName } from '../../../contract/import/looking';
import { availabilityIn, groupingIn, isSoldIn, mountingIn } from '../cells/chosen-words';
import { dateFor, dayIn } from '../cells/dates';
import { dimensionsIn, measureIn, orderIn, unitIn } from '../cells/dimensions';
import { lineOf } from '../cells/plain';
import { currencyIn, priceIn } from '../cells/price';
import type { WantedField } from './wanted';

interface CellPlace {
  heading: string;
  /** Undefined where the column is for both. */
  locale: LocaleCode | undefined;
  /** Of the row's own column, or of what the price's heading says. */
  currency: string | undefined;
}

/** What the cell says, or why it cannot be read. */
type Reader = (text: string, place: CellPlace) => WantedField[] | RowFaultName;

const inEach = ({ locale }: CellPlace): readonly LocaleCode[] => (locale ? [locale] : LOCALE_CODES);

const lines =
  (path: string, inLocale = (_: LocaleCode, text: string) => text): Reader =>
  (text, place) =>
    inEach(place).map((locale) => ({
      path: `${path}.${locale}`,
      kind: 'line',
      value: place.locale ? lineOf(text) : inLocale(locale, lineOf(text)),
    }));

const html =
  (path: string): Reader =>
  (text, place) =>
    inEach(place).map((locale) => ({ path: `${path}.${locale}`, kind: 'html', value: text }));

const value =
  (path: string, read: (text: string) => unknown, fault: RowFaultName): Reader =>
  (text) => {
    const found = read(text);
    return found === undefined ? fault : [{ path, kind: 'value', value: found }];
  };

/** In lists, a side of 0 is one that there is not. */
const side =
  (name: string): Reader =>
  (text, { heading }) => {
    const found = measureIn(text, unitIn(heading));
    if (found === undefined) return 'notANumber';
    return found === 0 ? [] : [{ path: `dimensions.${name}`, kind: 'value', value: found }];
  };

/** As the catalogue names it. What lies in no folder is told on the desk, as it is of pictures. */
const MODEL = /^[A-Za-z0-9_-]+\.glb$/;

/** All but creators, type and pictures, which are looked for in the catalogue. */
const READERS: Record<Exclude<ListColumn, 'creators' | 'type' | 'pictures'>, Reader> = {
  reference: (text) => [{ path: 'reference', kind: 'line', value: lineOf(text) }],
  title: lines('title'),
  date: lines('date', dateFor),
  materials: lines('materials'),
  edition: lines('edition'),
  dimensionsNote: lines('dimensions.note'),
  dimensions: (text, { heading }) => {
    const found = dimensionsIn(text, { order: orderIn(heading), unit: unitIn(heading) });
    if (!found) return 'notDimensions';
    return Object.entries(found).map(([name, one]) => ({
      path: `dimensions.${name}`,
      kind: 'value',
      value: one,
    }));
  },
  height: side('height'),
  width: side('width'),
  depth: side('depth'),
  diameter: side('diameter'),
  availability: value('availability', availabilityIn, 'notAvailability'),
  sold: value(
    'availability',
    (text) => ({ true: 'sold', false: 'available' })[String(isSoldIn(text))],
    'notSold',
  ),
  price: (text, { currency }) => {
    const found = priceIn(text);
    if (!found) return 'notAPrice';
    const price =
      found === 'on request' ? found : { amount: found.amount, currency: found.currency ?? currency };
    return [{ path: 'price', kind: 'price', value: price }];
  },
  currency: (text) => (currencyIn(text) === undefined ? 'notACurrency' : []),
  description: html('description'),
  history: html('history'),
  bibliography: (text, place) =>
    inEach(place).map((locale) => ({
      path: `bibliography.${locale}`,
      kind: 'htmlLines',
      value: text
        .split(/\n+/)
        .map((line) => line.trim())
        .filter(Boolean),
    })),
  grouping: value('grouping', groupingIn, 'notGrouping'),
  model: (text) =>
    MODEL.test(text.trim()) ? [{ path: 'model', kind: 'model', value: text.trim() }] : 'notAModel',
  mounting: value('mounting', mountingIn, 'notMounting'),
  publishedOn: value('published_on', dayIn, 'notADay'),
};

const LOCALE = new RegExp(`\\.(${LOCALE_CODES.join('|')})$`);

/** Undefined for creators, type and pictures. */
export function readCell(
  field: ListField,
  text: string,
  place: Omit<CellPlace, 'locale'>,
): ReturnType<Reader> | undefined {
  const locale = LOCALE.exec(field)?.[1] as LocaleCode | undefined;
  const column = columnOf(field);
  return column in READERS ? READERS[column as keyof typeof READERS](text, { ...place, locale }) : undefined;
}
