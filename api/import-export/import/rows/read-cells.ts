import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import { columnOf, type ListColumn, type ListField } from '../../contract/list-fields';
import type { MeasureAnswer, RowFaultName } from '../../contract/looking';
import { dimensionsIn, measureIn } from '../../../content/contract/measures/dimensions';
import { orderIn, unitIn, type Side } from '../../../content/contract/measures/tokens';
import { textFor } from '../../../messages/contract/text-for';
import { availabilityIn, groupingIn, isSoldIn, mountingIn } from '../cells/chosen-words';
import { dayIn } from '../cells/dates';
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
  (path: string): Reader =>
  (text, place) =>
    inEach(place).map((locale) => ({ path: `${path}.${locale}`, kind: 'line', value: lineOf(text) }));

/** Of a text for both languages: in each as far as that is certain, else in its own alone. */
function lineInEach(path: string, text: string): WantedField[] {
  const said = LOCALE_CODES.map((locale) => [locale, textFor(locale, text)] as const);
  const isAlone = said.some(([, one]) => one === undefined);
  return said.flatMap(([locale, one]) =>
    one === undefined
      ? []
      : [{ path: `${path}.${locale}`, kind: 'line', value: one, ...(isAlone && { isAlone }) }],
  );
}

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

const NO_SIDE = /^0+(?:[.,]0+)?\s*(?:mm|cm|m|in)?\.?$/i;

const dimensions = ({ note, ...sides }: NonNullable<ReturnType<typeof dimensionsIn>>): WantedField[] => [
  ...Object.entries(sides).map(
    ([name, one]): WantedField => ({ path: `dimensions.${name}`, kind: 'value', value: one }),
  ),
  ...(note === undefined ? [] : lineInEach('dimensions.note', note)),
];

/** As a person has said. A column of one side is named in the note, which else would say nothing. */
export function fieldsMeasured(
  { field, text, sides, isNote }: MeasureAnswer,
  heading: string,
): WantedField[] {
  const said = lineOf(text);
  return dimensions({
    ...sides,
    ...(isNote && { note: field === 'dimensions' ? said : `${heading}: ${said}` }),
  });
}

/** In lists, a side of 0 is one that there is not. */
const side =
  (name: Side): Reader =>
  (text, { heading }) => {
    if (NO_SIDE.test(text)) return [];
    const { value: found, ...rest } = measureIn(text, name, unitIn(heading)) ?? {};
    return found === undefined ? 'notANumber' : dimensions({ [name]: found, ...rest });
  };

/** As the catalogue names it. What lies in no folder is told on the desk, as it is of pictures. */
const MODEL = /^[A-Za-z0-9_-]+\.glb$/;

/** All but creators, type and pictures, which are looked for in the catalogue. */
const READERS: Record<Exclude<ListColumn, 'creators' | 'type' | 'pictures'>, Reader> = {
  reference: (text) => [{ path: 'reference', kind: 'line', value: lineOf(text) }],
  title: lines('title'),
  date: (text, place) => (place.locale ? lines('date')(text, place) : lineInEach('date', lineOf(text))),
  materials: lines('materials'),
  edition: lines('edition'),
  dimensionsNote: lines('dimensions.note'),
  dimensions: (text, { heading }) => {
    const found = dimensionsIn(text, { order: orderIn(heading), unit: unitIn(heading) });
    return found ? dimensions(found) : 'notDimensions';
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
    if (found === 'sold') return [{ path: 'availability', kind: 'value', value: 'sold' }];
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
