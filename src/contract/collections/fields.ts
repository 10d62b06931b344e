import type { LocaleCode } from '../locale-codes';

/** Columns of spreadsheets that mean a field, by the language of the word; `any` where the word tells none. */
export type Headings = Readonly<Partial<Record<LocaleCode | 'any', readonly string[]>>>;

/** Headings from one text, parted by commas. */
export const words = (headings: string): readonly string[] => headings.split(', ');

/** Groups of the desk's form. A collection's form has them in the order in which its fields name them. */
export type FieldGroup =
  | ('label' | 'name' | 'when' | 'where' | 'news' | 'picture' | 'pictures' | 'portrait' | 'texts')
  | ('biography' | 'card' | 'selected' | 'contact' | 'hours' | 'networks' | 'credits' | 'facts' | 'related');

interface CommonOptions {
  /** Nothing is published without it. */
  required?: true;
  /** `facts` where nothing is said. */
  group?: FieldGroup;
  /** Spreadsheets bring it in, under its labels and under these headings. */
  import?: Headings;
  /** Answers of lists have it, too. */
  summary?: true;
  /** Public answers do not have it by itself. */
  answer?: false;
  /** Of the public answer, for OpenAPI. */
  description?: string;
}

/** What each type of field can say of itself besides. */
interface TypeOptions {
  /** A line; in each language where it is localized. */
  text: {
    localized?: true;
    format?: 'url' | 'timeZone';
    /** Written larger: the name of the item. */
    title?: true;
    /** Takes half the width of the form. */
    half?: true;
    /** What others have written there is offered. */
    suggest?: 'eventKinds' | 'publications';
    /** A date as printed, which the import can say in both languages. */
    holds?: 'date';
  };
  /** Paragraphs in each language, in the subset of HTML. */
  html: object;
  /** Lines of that HTML in each language. */
  htmlLines: object;
  /** Plain lines in each language. */
  lines: object;
  slug: object;
  formerSlugs: object;
  choice: {
    values: readonly string[];
    /** The choice that is stored as nothing. */
    unset?: string;
    /** A column that asks yes or no: `yes` where it does. */
    flag?: { name: 'sold'; yes: string; no: string; import: Headings };
  };
  number: { integer?: true; min?: number; max?: number };
  date: object;
  time: { opens?: true };
  /** Ids of items of a collection; one where it is not `many`. */
  references: { collection: 'types' | 'works' | 'creators'; many?: true; min?: number };
  picture: object;
  pictures: object;
  /** A PDF by language. */
  file: object;
  model: object;
  /** In cm, with a note in each language. */
  dimensions: { sides?: Readonly<Record<Side, Headings>>; note?: Headings };
  price: { currency?: Headings };
  /** Who did what; with an address where `linked`. */
  credits: { linked?: true };
  openingTimes: object;
  reserve: object;
  socialNetworks: object;
  news: object;
  object: { fields: Fields };
}

type Side = 'height' | 'width' | 'depth' | 'diameter';

export type FieldType = keyof TypeOptions;
type Options<T extends FieldType> = CommonOptions & TypeOptions[T];
export type FieldOf<T extends FieldType> = { readonly type: T } & Readonly<Options<T>>;
export type Field = { [T in FieldType]: FieldOf<T> }[FieldType];
export interface Fields {
  readonly [name: string]: Field;
}

/** What a layer makes of each type of field: one that it leaves out does not compile. */
export type ByType<Rest extends unknown[], Made> = {
  readonly [T in FieldType]: (field: FieldOf<T>, ...rest: Rest) => Made;
};

/** Asks such a record about a field of any type. */
export const byType =
  <Rest extends unknown[], Made>(layer: ByType<Rest, Made>) =>
  <T extends FieldType>(field: FieldOf<T>, ...rest: Rest): Made =>
    layer[field.type](field, ...rest);

/** Refuses options that no such field has. */
type Known<O, Allowed> = O & { [Name in Exclude<keyof O, keyof Allowed>]: never };

const fieldOf =
  <T extends FieldType>(type: T) =>
  <O extends Options<T>>(options: Known<O, Options<T>>) => ({ ...options, type });

export const text = fieldOf('text');
export const html = fieldOf('html');
export const htmlLines = fieldOf('htmlLines');
export const lines = fieldOf('lines');
const slug = fieldOf('slug');
const formerSlugs = fieldOf('formerSlugs');
export const choice = fieldOf('choice');
export const number = fieldOf('number');
export const date = fieldOf('date');
export const time = fieldOf('time');
export const references = fieldOf('references');
export const picture = fieldOf('picture');
export const pictures = fieldOf('pictures');
export const file = fieldOf('file');
export const model = fieldOf('model');
export const dimensions = fieldOf('dimensions');
export const price = fieldOf('price');
export const credits = fieldOf('credits');
export const openingTimes = fieldOf('openingTimes');
export const reserve = fieldOf('reserve');
export const socialNetworks = fieldOf('socialNetworks');
export const news = fieldOf('news');
export const object = fieldOf('object');

/** Addresses of an item's page, and those that it had. */
export const ADDRESSES = {
  slug: slug({ required: true }),
  former_slugs: formerSlugs({}),
} as const;
