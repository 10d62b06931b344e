import type { LocaleCode } from '../locale-codes';
import type { DEFINITIONS } from './collections';
import type { Field, FieldGroup, Fields } from './fields';
import en from './labels/en.json';
import fr from './labels/fr.json';
import type { PartColumn } from './import-columns';

/** Paths of the fields that the form shows by themselves. */
type PathsOf<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { type: 'object'; fields: infer Inner extends Fields }
    ? `${Name}.${PathsOf<Inner>}`
    : Name | (F[Name] extends { type: 'dimensions' } ? `${Name}.note` : never);
}[keyof F & string];

type Definitions = typeof DEFINITIONS;
type FieldsOf = { [Name in keyof Definitions]: `${Name}.${PathsOf<Definitions[Name]['fields']>}` };
type PartName = 'height' | 'width' | 'depth' | 'diameter' | 'title' | 'webAddress';

/** `works.title`, `creators.vcard.role`; `parts` are of several fields. */
export type FieldName = FieldsOf[keyof Definitions] | `parts.${PartName}`;

type ChoicesOf<F extends Field> = F extends {
  type: 'choice';
  values: readonly (infer Value extends string)[];
}
  ? Value
  : never;
type AnyField = {
  [Name in keyof Definitions]: Definitions[Name]['fields'][keyof Definitions[Name]['fields']];
};
export type ChoiceName =
  | ChoicesOf<AnyField[keyof Definitions]>
  | ('noPrice' | 'onRequest' | 'amount' | 'noReserve' | 'byMail' | 'atAddress');

export type Labels = Readonly<
  Record<
    | `groups.${FieldGroup}`
    | `choices.${ChoiceName}`
    | `fields.${FieldName}`
    | `help.${FieldName}`
    | `columns.works.${PartColumn}`,
    string
  > &
    Record<keyof typeof en, string>
>;

/**
 * What fields are called, and what is said of them at the desk. `columns.…` is a spreadsheet's heading where it differs.
 * A field without its label does not compile.
 */
export const LABELS: Readonly<Record<LocaleCode, Labels>> = { en, fr };

/** What a spreadsheet calls a field of a collection, or a part of one; the name itself where it has no label. */
export const columnLabel = (collection: string, name: string, locale: LocaleCode): string => {
  const words: Readonly<Record<string, string>> = LABELS[locale];
  return words[`columns.${collection}.${name}`] ?? words[`fields.${collection}.${name}`] ?? name;
};
