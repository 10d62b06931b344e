import type { LocaleCode } from '../../../../src/contract/locale-codes';
import type { LookedAtRow, RowFault } from '../../contract/looking';
import type { NamedCreator } from '../matching/creators-in';

/** How a value is compared with what a work has. Of a price without a currency it is that of the work. */
type WantedKind = 'line' | 'html' | 'htmlLines' | 'price' | 'model' | 'value';

/** What a cell says of a field. */
export interface WantedField {
  path: string;
  kind: WantedKind;
  value: unknown;
  /** Of a text for both languages that only this one could be given. */
  isAlone?: boolean;
  /** Of a text for both languages, as the cell has it. */
  isWritten?: boolean;
}

/** Creators by their id, new ones by their name. */
export type WantedCreator = { id: string } | { make: string };

/** By its name in the list; null where no such picture is there. */
export interface NamedPicture {
  name: string;
  file: string | null;
}

/** Each once. */
export const filesOf = (pictures: readonly NamedPicture[]): string[] => [
  ...new Set(pictures.flatMap(({ file }) => file ?? [])),
];
export const missingOf = (pictures: readonly NamedPicture[] = []): string[] =>
  pictures.filter(({ file }) => file === null).map(({ name }) => name);

/** A row of a list, understood. */
export interface WantedRow {
  number: number;
  reference: string;
  /** A person has said that it is none of those that are there. */
  isAnother: boolean;
  title: Partial<Record<LocaleCode, string>>;
  /** As the cell has them. */
  creatorsText: string;
  /** Undefined where the list does not say. */
  creators: readonly WantedCreator[] | undefined;
  /** What the cell says beside their names. */
  creatorsNote: string;
  /** Without creators and pictures. */
  fields: readonly WantedField[];
  /** In the order of the cell, each found once its work is known; undefined where the list does not say. */
  pictures: readonly NamedPicture[] | undefined;
  /** Names that nothing in the catalogue has, answered or not. */
  unknownCreators: readonly NamedCreator[];
  unknownTypes: readonly string[];
  measured: LookedAtRow['measured'];
  faults: RowFault[];
}
