import type { LocaleCode } from '../locale-codes';
import type { Price } from './values';
import type { Reserve } from './values';
import type { OpeningTimes } from '../site-settings';
import type { Field, Fields } from './fields';

export type Localized<T> = Partial<Record<LocaleCode, T>>;

interface PictureFile {
  file: string;
  alt: Localized<string>;
}
export interface StoredPicture extends PictureFile {
  credit?: string;
  hd?: string;
  night?: PictureFile & { lamp?: boolean };
}

/** PDFs by language. */
export interface StoredFile {
  file: Localized<string>;
}

/** cm. */
interface Size {
  height?: number;
  width?: number;
  depth?: number;
}

export interface StoredModel {
  file: string;
  placement?: 'floor' | 'table' | 'wall' | 'ceiling';
  credit?: string;
  size?: Size;
  piece?: { x?: number; y?: number; z?: number };
  download?: boolean;
}

export interface StoredDimensions extends Size {
  diameter?: number;
  note?: Localized<string>;
}

export interface StoredNews {
  id: string;
  title: Localized<string>;
  text?: Localized<string>;
  link?: { label: Localized<string>; url: Localized<string> };
  picture: StoredPicture;
}

/** What each type of field is stored as, as far as its options do not matter. */
export interface StoredByType {
  html: Localized<string>;
  htmlLines: Localized<string[]>;
  lines: Localized<string[]>;
  slug: Localized<string>;
  formerSlugs: Localized<string[]>;
  number: number;
  date: string;
  time: string;
  picture: StoredPicture;
  pictures: StoredPicture[];
  file: StoredFile;
  model: StoredModel;
  dimensions: StoredDimensions;
  price: Price;
  credits: { role: Localized<string>; name: string; url?: string }[];
  openingTimes: OpeningTimes[];
  reserve: Reserve;
  socialNetworks: { url: string; social_network: string }[];
  news: StoredNews[];
}

export type StoredValue<F extends Field> = F extends { type: 'text' }
  ? F extends { localized: true }
    ? Localized<string>
    : string
  : F extends { type: 'choice'; values: readonly (infer Value)[] }
    ? Value
    : F extends { type: 'references' }
      ? F extends { many: true }
        ? string[]
        : string
      : F extends { type: 'object'; fields: infer Inner extends Fields }
        ? StoredFields<Inner>
        : F extends { type: infer T extends keyof StoredByType }
          ? StoredByType[T]
          : never;

type RequiredNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { required: true } ? Name : never;
}[keyof F];

type Flat<T> = { [Name in keyof T]: T[Name] };

export type StoredFields<F extends Fields> = Flat<
  { [Name in RequiredNames<F>]: StoredValue<F[Name]> } & {
    [Name in Exclude<keyof F, RequiredNames<F>>]?: StoredValue<F[Name]>;
  }
>;

/** An item as it is published; drafts may lack anything. */
export type Stored<D extends { fields: Fields }> = Flat<
  StoredFields<D['fields']> & { updated_at: string } & (D extends { canBeDraft: true }
      ? { status?: 'draft' }
      : unknown)
>;
