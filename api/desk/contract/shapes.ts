import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';

/** Null first: a validator that converts types would else read a null as an empty text. */
export const orNull = <Shape extends TSchema>(shape: Shape) => Type.Union([Type.Null(), shape]);

/** The same of each name. */
export const recordOf = <Name extends string, Shape extends TSchema>(names: readonly Name[], shape: Shape) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>);

/** A text in the languages that it is written in. */
export const Texts = Type.Partial(recordOf(LOCALE_CODES, Type.String()));
export type Texts = Static<typeof Texts>;
